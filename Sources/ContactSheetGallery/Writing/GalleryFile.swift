import Foundation

/// A file of the gallery's folder.
public struct GalleryFile: Sendable, Hashable {
    /// The name in the folder.
    public var name: String
    public var bytes: Data
}

extension GalleryWriter {
    /// Returns the page and the files that it loads, in alphabetical order. The same content
    /// results in the same bytes.
    ///
    /// - Throws: ``GalleryError``.
    public static func files(for content: GalleryContent) throws -> [GalleryFile] {
        try content.validate()
        let content = content.arranged
        let fields = content.fields.merging(["json": try EmbeddedJSON.text(content)]) { $1 }
        return [
            GalleryFile(name: "film.css", bytes: Data(PackageResources.film_css)),
            GalleryFile(name: "film.js", bytes: Data(PackageResources.film_js)),
            GalleryFile(name: "gallery.css", bytes: Data(PackageResources.gallery_css)),
            GalleryFile(name: "gallery.js", bytes: Data(PackageResources.gallery_js)),
            GalleryFile(name: "index.html", bytes: Data(try Templates.page(fields).utf8)),
            GalleryFile(name: "viewer.css", bytes: Data(PackageResources.viewer_css)),
            GalleryFile(name: "viewer.js", bytes: Data(PackageResources.viewer_js)),
        ]
    }
}
