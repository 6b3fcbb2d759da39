import Foundation

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
        let text = String(decoding: data.prefix(1 << 16), as: UTF8.self)
        guard text.drop(while: \.isWhitespace).first == "<", let root = Self.root(in: text) else {
            return nil
        }
        let box = (Self.attribute("viewBox", in: root) ?? "")
            .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        let size = (
            Self.length("width", in: root) ?? (box.count == 4 ? box[2] : nil),
            Self.length("height", in: root) ?? (box.count == 4 ? box[3] : nil)
        )
        guard let width = size.0, let height = size.1, width > 0, height > 0,
            width < 1e5, height < 1e5
        else { return nil }
        self.width = Int(saturating: width.rounded(.up))
        self.height = Int(saturating: height.rounded(.up))
    }

    /// Returns the start tag of the root without its name, skipping leading comments.
    private static func root(in text: String) -> Substring? {
        var rest = text[...]
        while let comment = rest.range(of: "<!--") {
            guard let start = rest.range(of: "<svg"), start.lowerBound > comment.lowerBound else {
                break
            }
            guard let end = rest[comment.upperBound...].range(of: "-->") else { return nil }
            rest = rest[end.upperBound...]
        }
        guard let start = rest.range(of: "<svg"),
            let end = rest[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        return rest[start.upperBound..<end]
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        for quote in ["\"", "'"] {
            for space in [" ", "\n", "\t", "\r"] {
                guard let start = tag.range(of: "\(space)\(name)=\(quote)"),
                    let end = tag[start.upperBound...].range(of: quote)
                else { continue }
                return String(tag[start.upperBound..<end.lowerBound])
            }
        }
        return nil
    }

    /// Returns a length in pixels, which equal points; `nil` for a percentage and for other units.
    private static func length(_ name: String, in tag: Substring) -> Double? {
        guard var text = attribute(name, in: tag)?.trimmingCharacters(in: .whitespaces) else {
            return nil
        }
        if text.hasSuffix("px") || text.hasSuffix("pt") { text.removeLast(2) }
        return Double(text)
    }
}
