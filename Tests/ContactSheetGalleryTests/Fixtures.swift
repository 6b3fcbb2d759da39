import ContactSheetGallery
import Foundation

/// Two phones and a tablet, and two previews, with one snapshot of most kinds.
enum Fixtures {
    static let phone = GalleryDevice(
        slug: "iphone-13", names: ["iPhone 13", "iPhone 14"], idiom: .phone, family: "Notch",
        year: 2021, scale: 3, cornerRadius: 47.25)
    static let oldPhone = GalleryDevice(
        slug: "iphone-1", names: ["iPhone"], idiom: .phone, family: "Home button phones",
        year: 2007, scale: 1, cornerRadius: 0)
    static let pad = GalleryDevice(
        slug: "ipad-1", names: ["iPad"], idiom: .pad, family: "iPad", year: 2010, scale: 1,
        cornerRadius: 0)

    static func picture(
        _ id: String, _ device: GalleryDevice = oldPhone,
        _ orientation: GalleryOrientation = .portrait, outcome: GalleryOutcome? = nil
    ) -> GallerySnapshot {
        GallerySnapshot(
            id: id, svg: id + ".svg", device: device, orientation: orientation, iOS: "18",
            width: 320, height: 480, outcome: outcome)
    }

    static func content(_ pictures: [GallerySnapshot], preview: String = "Autosize")
        -> GalleryContent
    {
        GalleryContent(
            title: "Samples", generator: "contactsheet 1",
            previews: [GalleryPreview(name: preview, pictures: pictures)])
    }

    static var twoPreviews: GalleryContent {
        var content = content([
            picture("Autosize/ipad-1.portrait", pad, outcome: .same),
            picture("Autosize/iphone-1.landscape", oldPhone, .landscape, outcome: .changed),
            picture("Autosize/iphone-13.portrait", phone, outcome: .same),
            picture("Autosize/iphone-1.portrait", oldPhone, outcome: .new),
        ])
        content.previews.append(
            GalleryPreview(
                name: "Login", note: "With a note", pictures: [picture("Login/iphone-1.portrait")]))
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
}
