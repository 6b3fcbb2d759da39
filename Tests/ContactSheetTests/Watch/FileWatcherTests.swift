import Foundation
import Testing

@testable import ContactSheet

// Property: each way of saving a file is reported once the file is complete.
struct FileWatcherTests {
    private func changes(
        isRecursive: Bool = false, prepare: (URL) throws -> Void = { _ in },
        _ change: (URL) throws -> Void
    ) async throws -> Set<String> {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("old".utf8).write(to: folder.appending(path: "a.xib"))
        try prepare(folder)
        let watcher = try FileWatcher()
        watcher.watch(folder.path, isRecursive: isRecursive)
        try change(folder)
        var iterator = watcher.changes.makeAsyncIterator()
        _ = await iterator.next()
        return Set(watcher.takeChanges().map { String($0.dropFirst(folder.path.count + 1)) })
    }

    @Test func writingAFile() async throws {
        let found = try await changes { folder in
            let file = try FileHandle(forWritingTo: folder.appending(path: "a.xib"))
            try file.write(contentsOf: Data("new".utf8))
            try file.close()
        }
        #expect(found == ["a.xib"])
    }

    @Test func renamingAFile() async throws {
        let found = try await changes { folder in
            try Data("new".utf8).write(to: folder.appending(path: "a.xib"), options: .atomic)
        }
        #expect(found.contains("a.xib"))
    }

    @Test func removingAFile() async throws {
        let found = try await changes { folder in
            try FileManager.default.removeItem(at: folder.appending(path: "a.xib"))
        }
        #expect(found == ["a.xib"])
    }

    @Test func filesInFoldersThatWereThere() async throws {
        let found = try await changes(isRecursive: true) { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "A.xcassets/B.imageset"),
                withIntermediateDirectories: true)
            try FileManager.default.createDirectory(
                at: folder.appending(path: ".git"), withIntermediateDirectories: true)
        } _: { folder in
            try Data().write(to: folder.appending(path: ".git/HEAD"))
            try Data().write(to: folder.appending(path: "A.xcassets/B.imageset/b.png"))
        }
        #expect(found == ["A.xcassets/B.imageset/b.png"])
    }

    @Test func newFoldersAreReported() async throws {
        let found = try await changes(isRecursive: true) { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "New"), withIntermediateDirectories: true)
        }
        #expect(found == ["New"])
    }
}
