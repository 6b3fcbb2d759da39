import Foundation

/// A file of the gallery's folder.
public struct GalleryFile: Sendable, Hashable {
    /// The path in the folder.
    public var name: String
    public var bytes: Data

    /// The folder of the styles and scripts, with a slash.
    static let folder = "page/"
}

extension GalleryWriter {
    /// Returns the page, its styles and scripts, and `index.json`. The same content results in the
    /// same bytes.
    ///
    /// - Parameter templates: A folder with files that replace those of the page.
    /// - Throws: ``GalleryError``.
    public static func files(
        for content: GalleryContent, templates folder: URL? = nil
    ) throws -> [GalleryFile] {
        try content.validate()
        let templates = try Templates(replacedBy: folder)
        let json = try GalleryIndex(content).json()
        let page = try templates.page(GalleryIndex.fields(of: content, json: json))
        let parts = (Templates.styles + Templates.scripts).sorted().map {
            GalleryFile(name: GalleryFile.folder + $0, bytes: templates.files[$0] ?? Data())
        }
        return parts + [
            GalleryFile(name: "index.json", bytes: json),
            GalleryFile(name: "index.html", bytes: Data(page.utf8)),
        ]
    }
}
