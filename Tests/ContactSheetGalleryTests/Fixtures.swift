import ContactSheetGallery
import ContactSheetPreviews
import Foundation

/// Two phones and a tablet, and two previews, with one snapshot of most kinds.
enum Fixtures {
    static func configuration(_ name: String) -> Configuration {
        Configuration(name: name)!
    }

    static func snapshot(_ name: String, state: GalleryState? = nil) -> GallerySnapshot {
        GallerySnapshot(
            configuration(name), image: "images/\(name).svg", thumbnail: "thumbnails/\(name).png",
            state: state)
    }

    static func content(_ snapshots: [GallerySnapshot], preview: String = "Autosize")
        -> GalleryContent
    {
        GalleryContent(
            title: "Samples", generator: "contactsheet 1",
            previews: [GalleryPreview(name: preview, snapshots: snapshots)])
    }

    static var twoPreviews: GalleryContent {
        var content = content([
            snapshot("ipad-1.portrait", state: .same),
            snapshot("iphone-1.landscape-left", state: .changed),
            snapshot("iphone-13.portrait", state: .same),
            snapshot("iphone-1.portrait", state: .new),
        ])
        content.previews.append(
            GalleryPreview(
                name: "Login", note: "With a note", snapshots: [snapshot("iphone-1.portrait")]))
        return content
    }

    static func file(_ name: String, of content: GalleryContent) throws -> String {
        let file = try GalleryWriter.files(for: content).first { $0.name == name }
        return String(decoding: file?.bytes ?? Data(), as: UTF8.self)
    }

    static func page(_ content: GalleryContent) throws -> String {
        try file("index.html", of: content)
    }

    /// Returns the texts between a start and the next end, in the page's order.
    static func texts(in page: String, from start: String, to end: String) -> [String] {
        page.components(separatedBy: start).dropFirst().map {
            $0.components(separatedBy: end)[0]
        }
    }

    /// Returns the index in the page.
    static func index(in page: String) throws -> GalleryIndex {
        let json = texts(
            in: page, from: "<script id=\"index\" type=\"application/json\">", to: "</script>")[0]
        return try JSONDecoder().decode(GalleryIndex.self, from: Data(json.utf8))
    }
}
