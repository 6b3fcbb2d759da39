import Escaping
import Foundation

/// Turns Cairo's SVG text into text that depends on the picture alone.
enum SVGText {
    /// Numbers all identifiers by first appearance, and puts `metadata` after the opening tag.
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

    /// The index after the `>` of `<svg …>`, the text's first tag but for the XML declaration.
    private static func endOfOpeningTag(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let declaration = bytes.firstIndex(of: UInt8(ascii: ">")) else { return 0 }
        return (bytes[(declaration + 1)...].firstIndex(of: UInt8(ascii: ">")) ?? declaration) + 1
    }
}
