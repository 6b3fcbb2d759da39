import AtomicFiles
import ContactSheetPreviews
import Foundation
import Testing
import ZIPArchives

@testable import ContactSheetSnapshots

/// Source: this package's decision: references in one file are those of a folder.
@Suite struct ReferenceContainerTests {
    private func reference(_ text: String) -> [UInt8] {
        Array("<svg>\n<metadata>contactsheet 3\nviews:\n</metadata>\(text)</svg>".utf8)
    }

    private func id(_ name: String) -> SnapshotID {
        SnapshotID(preview: "Main/Login", configuration: name)
    }

    private func withStore(_ body: (SnapshotStore, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "S.contactsheet").path
        try body(
            SnapshotStore(directory: URL(fileURLWithPath: path, isDirectory: true)), folder)
    }

    private func names(in folder: URL) -> [String] {
        Folder.names(in: folder.path).filter { $0 != "." && $0 != ".." }.sorted()
    }

    @Test func referencesArePendingUntilTheyAreCommitted() throws {
        try withStore { store, folder in
            #expect(!store.exists)
            try store.write(reference("a"), as: id("a"))
            #expect(names(in: folder) == ["S.runs"])
            #expect(store.exists && store.contains(id("a")) && store.all() == [id("a")])
            try store.commit()
            #expect(names(in: folder) == ["S.contactsheet", "S.runs"])
            #expect(names(in: folder.appending(path: "S.runs/.pending")) == [".gitignore"])
            #expect(try store.read(id("a"))?.bytes == Data(reference("a")))
            #expect(store.isReference(id("a")))
            #expect(store.sizes() == [ReferenceSize(id("a"), bytes: reference("a").count)])
        }
    }

    @Test func removedReferencesAreGoneBeforeAndAfter() throws {
        try withStore { store, _ in
            for name in ["a", "b"] { try store.write(reference(name), as: id(name)) }
            try store.commit()
            try store.remove(id("a"))
            for _ in 1...2 {
                #expect(store.all() == [id("b")])
                #expect(!store.contains(id("a")))
                #expect(try store.read(id("a")) == nil)
                #expect(!store.isReference(id("a")))
                try store.commit()
            }
            try store.write(reference("new"), as: id("a"))
            #expect(store.all() == [id("a"), id("b")])
        }
    }

    /// The order in which references are written, and what was in the file earlier, have no influence.
    @Test func equalReferencesResultInEqualFiles() throws {
        var files: [Data] = []
        for order in [["a", "b", "c"], ["c", "a", "b"]] {
            try withStore { store, _ in
                for name in order {
                    try store.write(reference("old" + name), as: id(name))
                    try store.commit()
                }
                for name in order { try store.write(reference(name), as: id(name)) }
                try store.commit()
                files.append(try Data(contentsOf: store.directory))
            }
        }
        #expect(files[0] == files[1])
    }

    @Test func writingWhatIsThereDoesNotWriteTheFile() throws {
        try withStore { store, _ in
            try store.write(reference("a"), as: id("a"))
            try store.commit()
            let before = ZIPArchive.Identity(store.directory.path)
            try store.write(reference("a"), as: id("a"))
            try store.commit()
            #expect(ZIPArchive.Identity(store.directory.path) == before)
        }
    }

    /// Two processes have the same files, and locks are those of open files.
    @Test func concurrentWritersLoseNothing() throws {
        try withStore { store, _ in
            DispatchQueue.concurrentPerform(iterations: 40) { number in
                try? store.write(reference("\(number)"), as: id("\(number)"))
                if number.isMultiple(of: 5) { try? store.commit() }
            }
            try store.commit()
            #expect(store.all().count == 40)
            for number in 0..<40 {
                #expect(try store.read(id("\(number)"))?.bytes == Data(reference("\(number)")))
            }
        }
    }

    /// A file that isn't a container stays, and so does what was written.
    @Test func otherFilesAreNotReplaced() throws {
        try withStore { store, _ in
            try store.write(reference("a"), as: id("a"))
            let other = Data("notes".utf8)
            try other.write(to: URL(fileURLWithPath: store.directory.path))
            #expect(throws: SnapshotError.self) { try store.commit() }
            #expect(throws: SnapshotError.self) { try store.checkContainer() }
            #expect(try Data(contentsOf: URL(fileURLWithPath: store.directory.path)) == other)
            #expect(try store.read(id("a"))?.bytes == Data(reference("a")))
        }
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "is a Git LFS pointer"),
        ("<<<<<<< HEAD\noid\n=======\nx\n>>>>>>> b\n", "contains merge conflict markers"),
        ("", "is empty"), ("notes", "not a container of references"),
        ("PK\u{3}\u{4} and no end", "is truncated"),
    ])
    func defectsAreNamed(_ text: String, _ expected: String) throws {
        try withStore { store, _ in
            try Data(text.utf8).write(to: URL(fileURLWithPath: store.directory.path))
            let error = #expect(throws: SnapshotError.self) { try store.checkContainer() }
            let message = try #require(error?.description)
            #expect(message.contains(expected) && !message.contains("\n"))
            #expect(message.contains("S.contactsheet:") && message.contains(" — "))
        }
    }

    @Test func aContainerWithAnotherFileIsRefused() throws {
        try withStore { store, _ in
            let file = try AtomicFile(store.directory.path)
            var writer = ZIPWriter { try file.write($0) }
            try writer.add("word/document.xml", try ZIPContent(compressing: Data("x".utf8)))
            try writer.finish()
            try file.commit()
            #expect(
                throws: SnapshotError.container(
                    store.directory.relativePath, .otherEntry("word/document.xml"))
            ) { try store.checkContainer() }
        }
    }

    /// The other entries stay, and the damaged one can be written again.
    @Test func aDamagedEntryIsNamedAndReplaced() throws {
        try withStore { store, _ in
            for name in ["a", "b"] { try store.write(reference(name), as: id(name)) }
            try store.commit()
            let url = URL(fileURLWithPath: store.directory.path)
            var data = try Data(contentsOf: url)
            data[70] ^= 0xFF
            try AtomicFile.write(data, to: url.path)
            let error = #expect(throws: SnapshotError.self) { try store.read(id("a")) }
            #expect(
                error?.description
                    == "\(store.directory.relativePath): has a damaged entry “Main/Login/a.svg” —"
                    + " restore it from version control")
            #expect(try store.read(id("b"))?.bytes == Data(reference("b")))
            try store.write(reference("a"), as: id("a"))
            try store.commit()
            #expect(try store.read(id("a"))?.bytes == Data(reference("a")))
        }
    }

    @Test func aFolderIsNoContainer() throws {
        try withStore { store, _ in
            try Folder.create(store.directory.path)
            #expect(throws: SnapshotError.container(store.directory.relativePath, .folder)) {
                try store.checkContainer()
            }
        }
    }

    /// Other formats are in the same file, and are removed in the same way.
    @Test func formatsAreSeparate() throws {
        try withStore { store, _ in
            let other = SnapshotStore(directory: store.directory, format: .png)
            try store.write(reference("a"), as: id("a"))
            #expect(other.all().isEmpty)
            #expect(!other.contains(id("a")))
        }
    }

    @Test func anApprovalIsUndone() throws {
        try withStore { store, folder in
            try store.write(reference("old"), as: id("a"))
            try store.commit()
            let approval = LastApproval(store)
            let outcomes = ["a", "b"].map {
                SnapshotOutcome(preview: "Main/Login", name: $0, verdict: .missing)
            }
            try approval.save(outcomes)
            for name in ["a", "b"] { try store.write(reference("new"), as: id(name)) }
            try store.commit()
            #expect(try approval.undo() == 2)
            #expect(store.all() == [id("a")])
            #expect(try store.read(id("a"))?.bytes == Data(reference("old")))
            #expect(names(in: folder) == ["S.contactsheet", "S.runs"])
        }
    }
}
