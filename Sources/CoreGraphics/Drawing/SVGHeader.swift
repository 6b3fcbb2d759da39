import Foundation
import XMLReading

/// The size of an SVG file, from the attributes of its root element.
struct SVGHeader {
    /// The width in points, rounded up and at least 1.
    let width: Int
    let height: Int

    /// The size limit of SVG files, in bytes.
    private static let sizeLimit = 8 << 20

    /// Creates a header; `nil` if the data isn't the start of an SVG file or has no size.
    init?(_ data: Data) {
        guard data.count <= Self.sizeLimit else { return nil }
        var options = XMLOptions()
        options.encoding = .anyASCII
        options.extent = .rootTag
        options.ignoresDocumentType = true
        guard let root = try? XMLTree(data.prefix(1 << 16), options).root,
            root.name == "svg" || root.name.hasSuffix(":svg")
        else { return nil }
        let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        let size = (
            Self.length(root["width"]) ?? (box.count == 4 ? box[2] : nil),
            Self.length(root["height"]) ?? (box.count == 4 ? box[3] : nil)
        )
        guard let width = size.0, let height = size.1, width > 0, height > 0,
            width < 1e5, height < 1e5
        else { return nil }
        self.width = Int(saturating: width.rounded(.up))
        self.height = Int(saturating: height.rounded(.up))
    }

    /// Returns a length in pixels, which equal points; `nil` for a percentage and for other units.
    private static func length(_ attribute: String?) -> Double? {
        guard var text = attribute?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.hasSuffix("px") || text.hasSuffix("pt") { text.removeLast(2) }
        return Double(text)
    }
}
