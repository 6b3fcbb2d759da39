import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: files that the test itself writes.
struct DocumentFinderTests {
    /// Calls `body` with a new folder that contains these empty files, and removes the folder
    /// afterward.
    private func inFolder(_ files: [String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("finder-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        try body(folder.path)
    }

    @Test func foldersAreSearchedAndSorted() throws {
        let files = ["b/Z.xib", "a.storyboard", "b/A.XIB", "b/notes.txt", ".git/X.xib"]
        try inFolder(files) { folder in
            let found = try Document.find(in: [folder, folder + "/a.storyboard"])
            let names = found.map { $0.path.dropFirst(folder.count + 1) }
            #expect(names == ["a.storyboard", "b/A.XIB", "b/Z.xib"])
        }
    }

    @Test func unreadableFoldersAreErrors() throws {
        try inFolder(["notes.txt"]) { folder in
            #expect(throws: DocumentError.noDocuments(folder: folder)) {
                try Document.find(in: [folder])
            }
            #expect(throws: DocumentError.notADocument(path: folder + "/notes.txt")) {
                try Document.find(in: [folder + "/notes.txt"])
            }
            #expect(throws: DocumentError.notFound(path: folder + "/no.xib")) {
                try Document.find(in: [folder + "/no.xib"])
            }
        }
        #expect(throws: DocumentError.nameNotUTF8(path: "caf\u{FFFD}.xib")) {
            try Document.find(in: ["caf\u{FFFD}.xib"])
        }
        #expect(throws: DocumentError.notFound(path: "")) { try Document.find(in: [""]) }
        #expect(DocumentError.notFound(path: "").description.hasPrefix("“”: no such file"))
    }
}
