import ContactSheetDiagnostics
import Escaping
import Foundation

/// The gallery as one page that contains its styles, scripts, images, and view trees.
enum SingleFile {
    static let name = "gallery.html"

    /// Returns the page.
    ///
    /// - Parameter directory: The folder with the files of the snapshots.
    static func page(
        _ index: GalleryIndex, _ templates: Templates, in directory: URL
    ) throws -> Data {
        let json = try index.json()
        // The policy admits the page's own scripts and styles by this word, which texts of documents
        // can't contain: it depends on all of them.
        let nonce = StableHash.identifier(of: json)
        var fields = index.fields(json: JSONText.forHTML(json))
        let source = "'nonce-\(nonce)'"
        fields["policy"] = GalleryIndex.policy(scripts: source, styles: source)
        fields["styles"] = [PageFields]()
        fields["scripts"] = [PageFields]()
        fields["inlineStyles"] = Templates.styles.map { parts($0, of: templates, nonce) }
        fields["inlineScripts"] = Templates.scripts.map { parts($0, of: templates, nonce) }
        fields["files"] = JSONText.forHTML(
            try JSONEncoder.stable().encode(try files(of: index, in: directory)))
        return Data(try templates.page(fields).utf8)
    }

    private static func parts(
        _ name: String, of templates: Templates, _ nonce: String
    ) -> PageFields {
        let text = String(decoding: templates.files[name] ?? Data(), as: UTF8.self)
        // Only the end of the element has a meaning inside it.
        return ["nonce": nonce, "text": text.replacing("</", with: "<\\/")]
    }

    /// Returns the contents of all files by path: images as URLs, view trees as text.
    private static func files(
        of index: GalleryIndex, in directory: URL
    ) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in index.files {
            let bytes = try Data(contentsOf: directory.appending(path: path))
            if path.hasSuffix(".js") {
                files[path] = String(decoding: bytes, as: UTF8.self)
                continue
            }
            let type = path.hasSuffix(".svg") ? "svg+xml" : "png"
            files[path] = "data:image/\(type);base64,\(bytes.base64EncodedString())"
        }
        return files
    }
}
