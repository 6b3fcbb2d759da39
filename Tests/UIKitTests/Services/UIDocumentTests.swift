import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com, `UIDocument` and `FileWrapper`.
@MainActor @Suite struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var errors = 0

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }

        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            errors += 1
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "UIDocumentTests-\(UUID())")

    private func inFolder(_ work: (URL) async throws -> Void) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await work(folder)
    }

    @Test func aDocumentIsSavedAndOpened() async throws {
        try await inFolder { folder in
            let url = folder.appending(path: "My Note.txt")
            let note = Note(fileURL: url)
            #expect(note.documentState == .closed)
            #expect(note.localizedName == "My Note")
            #expect(note.fileType == "public.plain-text")
            note.text = "Hello"
            var result: Bool?
            note.save(to: url, for: .forCreating) { result = $0 }
            #expect(result == true)
            #expect(note.documentState == .normal)
            let other = Note(fileURL: url)
            #expect(await other.open())
            #expect(other.text == "Hello")
            #expect(other.fileModificationDate != nil)
        }
    }

    @Test func closingSavesChanges() async throws {
        try await inFolder { folder in
            let url = folder.appending(path: "a.txt")
            let note = Note(fileURL: url)
            note.updateChangeCount(.done)
            note.text = "Changed"
            #expect(note.hasUnsavedChanges)
            note.close(completionHandler: nil)
            #expect(note.documentState == .closed)
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(text == "Changed")
        }
    }

    @Test func aMissingFileIsAnError() async throws {
        let note = Note(fileURL: folder.appending(path: "none.txt"))
        #expect(await note.open() == false)
        #expect(note.errors == 1)
        #expect(note.documentState == .closed)
        let missing = folder.appending(path: "none/none.txt")
        #expect(await note.save(to: missing, for: .forCreating) == false)
        #expect(note.documentState.contains(.savingError))
    }

    @Test func aFolderOfFiles() async throws {
        try await inFolder { folder in
            let wrapper = FileWrapper(directoryWithFileWrappers: [:])
            wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a")
            let second = wrapper.addRegularFile(
                withContents: Data("2".utf8), preferredFilename: "a")
            #expect(second != "a")
            let url = folder.appending(path: "package")
            try wrapper.write(to: url, options: [], originalContentsURL: nil)
            let read = try FileWrapper(url: url)
            #expect(read.isDirectory)
            #expect(read.fileWrappers?["a"]?.regularFileContents == Data("1".utf8))
            #expect(read.fileWrappers?.count == 2)
        }
    }
}
