import AtomicFiles
import Foundation
import Testing

@Suite struct FolderTests {
    private let path = NSTemporaryDirectory() + UUID().uuidString

    @Test func filesBelowAFolder() throws {
        try Folder.create(path + "/a/b")
        try Folder.create(path + "/.hidden/c")
        defer { try? FileManager.default.removeItem(atPath: path) }
        for name in ["1", "a/2", "a/b/3", "a/b/.4", ".hidden/c/5"] {
            try Data().write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        }
        symlink(path, path + "/a/link")
        #expect(
            Folder.files(below: path)?.sorted() == [
                ".hidden/c/5", "1", "a/2", "a/b/.4", "a/b/3", "a/link",
            ])
        #expect(
            Folder.files(below: path, skipsHidden: true)?.sorted() == [
                "1", "a/2", "a/b/3", "a/link",
            ])
        #expect(Folder.files(below: path + "/a/link/a/b")?.sorted() == [".4", "3"])
        #expect(Folder.files(below: path + "/1") == nil)
        #expect(Folder.files(below: path + "/missing") == nil)
    }

    @Test func sizes() throws {
        try Folder.create(path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = URL(fileURLWithPath: path + "/a")
        try Data(count: 12).write(to: file)
        #expect(FileSize.bytes(of: file) == 12)
        #expect(FileSize.bytes(of: file.appendingPathExtension("b")) == nil)
    }
}
