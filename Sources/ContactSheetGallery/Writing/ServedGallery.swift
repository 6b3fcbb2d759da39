import Escaping
import Foundation

/// The files of a page whose contents change while a server shows it.
public struct ServedGallery: Sendable {
    /// What the page is for, besides browsing.
    public enum Purpose: String, Sendable {
        /// Accepting and rejecting changes.
        case review
        /// Following the changes of files.
        case watch
    }

    private let templates: Templates
    private let purpose: Purpose

    /// Creates a page.
    ///
    /// - Parameter templates: A folder with files that replace those of the page.
    /// - Throws: ``GalleryError``.
    public init(_ purpose: Purpose, templates folder: URL? = nil) throws {
        templates = try Templates(replacedBy: folder)
        self.purpose = purpose
    }

    /// The styles and scripts.
    public var parts: [GalleryFile] {
        (Templates.styles + Templates.scripts).map {
            GalleryFile(name: GalleryFile.folder + $0, bytes: templates.files[$0] ?? Data())
        }
    }

    /// Returns the page with an index.
    ///
    /// - Throws: ``GalleryError``.
    public func page(_ content: GalleryContent) throws -> Data {
        let index = GalleryIndex(content)
        var fields = index.fields(json: JSONText.forHTML(try index.json()))
        fields["purpose"] = purpose.rawValue
        return Data(try templates.page(fields).utf8)
    }

    /// Returns `index.json`, by which a page that is open becomes current.
    ///
    /// - Throws: ``GalleryError``.
    public static func index(_ content: GalleryContent) throws -> Data {
        try content.validate()
        return try GalleryIndex(content).json()
    }
}
