import ContactSheetGallery
import Foundation
import Testing

// Source: Documentation/Gallery.md 4.
struct TemplatesTests {
    private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        try body(folder)
    }

    private func texts(_ folder: URL) throws -> [String: String] {
        let files = try GalleryWriter.files(for: Fixtures.twoPreviews, templates: folder)
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        )
    }

    @Test func filesOfAFolderReplaceThoseOfThePage() throws {
        let files = [
            "page.mustache": "<h1>{{title}}</h1>{{#previews}}<p>{{preview}}</p>{{/previews}}",
            "print.css": "p { color: red }", ".DS_Store": "",
        ]
        try withFolder(files) { folder in
            let texts = try texts(folder)
            #expect(texts["index.html"] == "<h1>Samples</h1><p>Autosize</p><p>Login</p>")
            #expect(texts["page/print.css"] == "p { color: red }")
            #expect(texts["page/grid.js"]?.isEmpty == false)
        }
    }

    @Test func textsAreEscapedInReplacedTemplates() throws {
        try withFolder(["page.mustache": "{{title}}"]) { folder in
            var content = Fixtures.twoPreviews
            content.title = "<b>"
            let files = try GalleryWriter.files(for: content, templates: folder)
            #expect(files.last?.bytes == Data("&lt;b&gt;".utf8))
        }
    }

    @Test func unknownNamesAreErrors() throws {
        try withFolder(["pages.mustache": ""]) { folder in
            let error = #expect(throws: GalleryError.self) { try texts(folder) }
            #expect(
                error?.description.contains("pages.mustache: no template has this name") == true)
        }
    }

    @Test func invalidTemplatesAreErrors() throws {
        try withFolder(["page.mustache": "{{#previews}}"]) { folder in
            let error = #expect(throws: GalleryError.self) { try texts(folder) }
            #expect(error?.description.hasPrefix("page.mustache: ") == true)
        }
    }
}
