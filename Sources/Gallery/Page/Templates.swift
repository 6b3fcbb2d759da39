import Mustache

/// The files of the folder Templates, as the build embeds them in the binary.
enum Templates {
    /// The page's parts, by the names that other parts call them.
    private static let parts = [
        "page": PackageResources.page_mustache,
        "filters": PackageResources.filters_mustache,
        "preview": PackageResources.preview_mustache,
        "cell": PackageResources.cell_mustache,
        "viewer": PackageResources.viewer_mustache,
    ]

    /// The page for the given fields; every part escapes through ``MarkupText``.
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
