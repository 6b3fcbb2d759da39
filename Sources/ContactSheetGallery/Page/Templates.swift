import Foundation
import Mustache

/// The files of the page: those in the Templates folder, which the build embeds in the binary, and
/// those that replace them.
struct Templates {
    /// The files by name.
    private(set) var files: [String: Data]

    /// Creates the templates of the page.
    ///
    /// - Parameter folder: A folder with files that replace those of the same name.
    init(replacedBy folder: URL? = nil) throws {
        files = Self.embedded
        guard let folder else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        for name in names where !name.hasPrefix(".") {
            let file = folder.appending(path: name)
            guard files[name] != nil else {
                throw GalleryError.unknownTemplate(path: file.relativePath)
            }
            files[name] = try Data(contentsOf: file)
        }
    }

    static var names: [String] { embedded.keys.sorted() }

    /// The names of the style sheets, in the order of the page.
    static let styles = [
        "base.css", "gallery.css", "crops.css", "devices.css", "viewer.css", "film.css",
        "review.css", "print.css",
    ]

    /// The names of the scripts, in the order of the page.
    static let scripts = [
        "elements.js", "model.js", "decisions.js", "dimensions.js", "query.js", "groups.js",
        "layout.js", "devices.js", "cells.js", "crops.js", "grid.js", "sidebar.js", "suggest.js",
        "stage.js", "compare.js", "inspect.js", "overlay.js", "issues.js", "facts.js", "share.js",
        "film.js",
        "viewer.js", "review.js", "address.js", "keys.js", "gallery.js",
    ]

    private static let embedded: [String: Data] = [
        "address.js": PackageResources.address_js, "base.css": PackageResources.base_css,
        "cells.js": PackageResources.cells_js, "compare.js": PackageResources.compare_js,
        "crops.css": PackageResources.crops_css, "crops.js": PackageResources.crops_js,
        "decisions.js": PackageResources.decisions_js,
        "devices.css": PackageResources.devices_css, "devices.js": PackageResources.devices_js,
        "dimensions.js": PackageResources.dimensions_js,
        "elements.js": PackageResources.elements_js, "facts.js": PackageResources.facts_js,
        "film.css": PackageResources.film_css, "film.js": PackageResources.film_js,
        "film.mustache": PackageResources.film_mustache,
        "gallery.css": PackageResources.gallery_css, "gallery.js": PackageResources.gallery_js,
        "grid.js": PackageResources.grid_js, "groups.js": PackageResources.groups_js,
        "inspect.js": PackageResources.inspect_js, "issues.js": PackageResources.issues_js,
        "keys.js": PackageResources.keys_js, "keys.mustache": PackageResources.keys_mustache,
        "layout.js": PackageResources.layout_js, "model.js": PackageResources.model_js,
        "overlay.js": PackageResources.overlay_js, "page.mustache": PackageResources.page_mustache,
        "print.css": PackageResources.print_css, "query.js": PackageResources.query_js,
        "review.css": PackageResources.review_css, "review.js": PackageResources.review_js,
        "review.mustache": PackageResources.review_mustache,
        "share.js": PackageResources.share_js, "sidebar.js": PackageResources.sidebar_js,
        "stage.js": PackageResources.stage_js, "suggest.js": PackageResources.suggest_js,
        "toolbar.mustache": PackageResources.toolbar_mustache,
        "viewer.css": PackageResources.viewer_css, "viewer.js": PackageResources.viewer_js,
        "viewer.mustache": PackageResources.viewer_mustache,
    ].mapValues { Data($0) }

    /// Returns the page for the given fields. All parts escape text with ``MarkupText``.
    func page(_ fields: PageFields) throws -> String {
        MustacheContentTypes.register(MarkupText(), named: MarkupText.name)
        var library = MustacheLibrary()
        for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
            guard let name = file.split(separator: ".mustache").first, file.hasSuffix(".mustache")
            else { continue }
            let pragma = "{{% CONTENT_TYPE: \(MarkupText.name)}}"
            do {
                try library.register(
                    pragma + String(decoding: bytes, as: UTF8.self), named: String(name))
            } catch {
                throw GalleryError.invalidTemplate(path: file, reason: "\(error)")
            }
        }
        return library.render(fields, withTemplate: "page") ?? ""
    }
}
