import ContactSheetGallery
import Foundation
import Testing

// Source: Documentation/Gallery.md 2.
struct SingleFileTests {
    private func page(image: String = "<svg/>") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "images"), withIntermediateDirectories: true)
        var snapshot = Fixtures.snapshot("iphone-1.portrait")
        snapshot.thumbnail = nil
        snapshot.image = "images/a.svg"
        try Data(image.utf8).write(to: folder.appending(path: "images/a.svg"))
        try GalleryWriter.write(
            Fixtures.content([snapshot], preview: "</script><script>alert(1)</script>"),
            to: folder, hasSingleFile: true)
        return try String(
            contentsOf: folder.appending(path: "gallery.html"), encoding: .utf8)
    }

    @Test func containsAllFiles() throws {
        let page = try page()
        #expect(!page.contains("src=\"page/") && !page.contains("rel=\"stylesheet\""))
        #expect(page.contains(#""images/a.svg":"data:image/svg+xml;base64,PHN2Zy8+""#))
        #expect(page.contains("const grid = {"))
    }

    @Test func policyAdmitsOnlyItsOwnScripts() throws {
        let page = try page()
        let nonce = try #require(Fixtures.texts(in: page, from: "&#39;nonce-", to: "&#39;").first)
        let scripts = Fixtures.texts(in: page, from: "<script", to: ">")
        let data = scripts.filter { $0.contains("application/json") }
        #expect(data.count == 2)
        #expect(scripts.count > 10)
        #expect(scripts.filter { $0 == " nonce=\"\(nonce)\"" }.count == scripts.count - 2)
        let other = try self.page(image: "<svg></svg>")
        #expect(Fixtures.texts(in: other, from: "&#39;nonce-", to: "&#39;").first == nonce)
    }
}
