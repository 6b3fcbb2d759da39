import AtomicFiles
import Foundation
import Testing

@Suite struct FolderLockTests {
    private let path = NSTemporaryDirectory() + UUID().uuidString

    @Test func onlyOneHasTheLock() throws {
        try Folder.create(path)
        defer { rmdir(path) }
        var lock = FolderLock(path)
        #expect(lock != nil)
        #expect(FolderLock(path) == nil)
        lock = nil
        #expect(FolderLock(path) != nil)
    }

    @Test func severalShareTheLock() throws {
        try Folder.create(path)
        defer { rmdir(path) }
        let locks = [FolderLock(path, for: .shared), FolderLock(path, for: .shared)]
        #expect(!locks.contains { $0 == nil })
        #expect(FolderLock(path) == nil)
        withExtendedLifetime(locks) {}
    }

    @Test func waiting() async throws {
        try Folder.create(path)
        defer { rmdir(path) }
        var lock = FolderLock(path)
        #expect(lock != nil)
        let (waits, continuation) = AsyncStream.makeStream(of: Void.self)
        let other = Task.detached { [path] in FolderLock(path) { continuation.finish() } != nil }
        for await _ in waits {}
        lock = nil
        #expect(await other.value)
    }
}
