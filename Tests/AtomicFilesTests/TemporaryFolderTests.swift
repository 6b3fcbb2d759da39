import AtomicFiles
import Foundation
import Testing

@Suite struct TemporaryFolderTests {
    /// Of two old folders, the one without a lock is a leftover.
    @Test func leftoversAreRemoved() throws {
        let prefix = "contactsheet-test-\(UUID().uuidString)-"
        let kept = try TemporaryFolder(prefix: prefix)
        let leftover = UserFolders.temporary + "/" + prefix + "AAAAAA"
        let young = UserFolders.temporary + "/" + prefix + "BBBBBB"
        for path in [leftover, young] {
            try Folder.create(path + "/Documents")
        }
        for path in [kept.path, leftover] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
        }
        let next = try TemporaryFolder(prefix: prefix)
        let exists = [kept.path, leftover, young, next.path].map(FileManager.default.fileExists)
        #expect(exists == [true, false, true, true])
        try FileManager.default.removeItem(atPath: young)
        for folder in [kept, next] { folder.remove() }
        #expect(!FileManager.default.fileExists(atPath: next.path))
    }
}
