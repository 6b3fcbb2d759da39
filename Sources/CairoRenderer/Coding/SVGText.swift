import Escaping
import Foundation

/// Converts Cairo's SVG text to text that depends on the image alone.
enum SVGText {
    /// Renumbers all identifiers by first appearance, and inserts `metadata` after the opening tag.
    static func normalized(_ text: [UInt8], metadata: String?) -> [UInt8] {
        text.withUnsafeBytes { bytes in
            var copy = SVGRenumbering(bytes)
            if let metadata { copy.insert(metadataElement(metadata), at: endOfOpeningTag(bytes)) }
            copy.finish()
            return copy.output
        }
    }

    private static func metadataElement(_ text: String) -> [UInt8] {
        Array("\n<metadata>".utf8) + Markup.escapedBytes(text, in: .content)
            + Array("</metadata>".utf8)
    }

    /// Returns the index after the `>` of `<svg …>`, the text's first tag after the XML
    /// declaration.
    private static func endOfOpeningTag(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let declaration = bytes.firstIndex(of: UInt8(ascii: ">")) else { return 0 }
        return (bytes[(declaration + 1)...].firstIndex(of: UInt8(ascii: ">")) ?? declaration) + 1
    }
}
