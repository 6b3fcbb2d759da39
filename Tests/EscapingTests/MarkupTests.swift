import Foundation
import Testing

@testable import Escaping

/// Source: XML 1.0, 2.2 and 2.4, and HTML's syntax: an escaped text contains no byte with a
/// meaning. Each one is tested between all neighbors of U+0000–U+FFFF, because Swift combines some
/// of them into one character.
@Suite struct MarkupTests {
    /// All scalars of the Basic Multilingual Plane.
    static let neighbors = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)

    private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 32 && scalar.value < 0xFFFE || ["\t", "\n", "\r"].contains(scalar)
    }

    @Test(arguments: ["<", ">", "&", "\"", "'"] as [Unicode.Scalar])
    func specialScalarsAreEscapedBetweenAnyOthers(_ special: Unicode.Scalar) {
        for neighbor in Self.neighbors {
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: [neighbor, special, neighbor])
            let text = String(scalars)
            let escaped = Markup.escapedBytes(text, in: .attribute)
            let left = escaped.filter { "<>\"'\r\n\t".utf8.contains($0) }
            #expect(left.isEmpty, "U+\(String(neighbor.value, radix: 16))")
            let expected = text.replacingScalars(
                Self.isWritable(neighbor) ? [:] : [neighbor: "\u{FFFD}"])
            #expect(
                Markup.unescaped(escaped).unicodeScalars.elementsEqual(expected.unicodeScalars),
                "U+\(String(neighbor.value, radix: 16))")
        }
    }

    @Test func lineBreaksInContentAreKept() {
        #expect(Markup.escaped("a\n\"<\r", in: .content) == "a\n\"&lt;&#13;")
    }

    @Test func referencesAreUnescapedOnce() {
        let markup = "&amp;lt; &#60;&#x3c;&unknown; & &;&#xD800;"
        #expect(Markup.unescaped(markup.utf8) == "&lt; <<&unknown; & &;&#xD800;")
    }
}
