import Escaping
import Foundation

/// The values of the names in the templates.
///
/// Mustache searches for missing names in the enclosing section, so all fields are always present.
typealias PageFields = [String: Any]

extension GalleryIndex {
    /// Returns the fields of the page.
    ///
    /// - Parameter json: The index for a script element.
    func fields(json: String) -> PageFields {
        [
            "title": title,
            "generator": generator,
            "json": json,
            "policy": Self.policy(scripts: "'self' file:", styles: "'self' file:"),
            "styles": Templates.styles.map { ["path": GalleryFile.folder + $0] },
            "scripts": Templates.scripts.map { ["path": GalleryFile.folder + $0] },
            "inlineStyles": [PageFields](),
            "inlineScripts": [PageFields](),
            "files": "{}",
            "link": [PageFields](),
            "purpose": "",
            "previews": listed,
        ]
    }

    /// Returns the fields of the page of a gallery that isn't in one file.
    static func fields(of content: GalleryContent, json: Data) -> PageFields {
        var fields = GalleryIndex(content).fields(json: JSONText.forHTML(json))
        if let link = content.link {
            fields["link"] = [
                [
                    "address": link.address, "picture": link.address + link.picture,
                    "description": link.description,
                ]
            ]
        }
        return fields
    }

    /// Returns a Content-Security-Policy that excludes requests to other places, and scripts in the
    /// markup.
    static func policy(scripts: String, styles: String) -> String {
        [
            "default-src 'none'", "script-src \(scripts)", "style-src \(styles)",
            "img-src 'self' file: data: blob:", "connect-src 'self'", "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    /// The previews with one image each, for browsers that don't run scripts.
    private var listed: [PageFields] {
        var first: [Int: SnapshotEntry] = [:]
        for snapshot in snapshots where first[snapshot.preview]?.image == nil {
            first[snapshot.preview] = snapshot
        }
        return previews.enumerated().map { place, preview in
            let snapshot = first[place]
            let image = snapshot?.image.flatMap { RelativePath($0)?.url }
            let thumbnail = snapshot?.thumbnail.flatMap { RelativePath($0)?.url }
            return [
                "preview": preview.name,
                "hasImage": image != nil,
                "url": image ?? "",
                "thumbnail": thumbnail ?? image ?? "",
            ]
        }
    }
}
