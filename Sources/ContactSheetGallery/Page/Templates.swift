import Mustache

/// The files in the Templates folder, which the build embeds in the binary.
enum Templates {
    /// The parts of the page, by the names with which other parts include them.
    private static let parts = [
        "page": PackageResources.page_mustache,
        "filters": PackageResources.filters_mustache,
        "preview": PackageResources.preview_mustache,
        "cell": PackageResources.cell_mustache,
        "film": PackageResources.film_mustache,
        "viewer": PackageResources.viewer_mustache,
    ]

    /// Returns the page for the given fields. All parts escape text with ``MarkupText``.
    static func page(_ fields: PageFields) throws -> String {
        MustacheContentTypes.register(MarkupText(), named: MarkupText.name)
        var library = MustacheLibrary()
        for (name, bytes) in parts {
            let pragma = "{{% CONTENT_TYPE: \(MarkupText.name)}}"
            try library.register(pragma + String(decoding: bytes, as: UTF8.self), named: name)
        }
        return library.render(fields, withTemplate: "page") ?? ""
    }
}
