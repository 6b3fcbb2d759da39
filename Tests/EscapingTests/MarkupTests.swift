import Foundation
import Testing
import XMLReading

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
    func specialScalarsAreEscapedBetweenAnyOthers(_ special: Unicode.Scalar) throws {
        var file = Array("<a>".utf8)
        for neighbor in Self.neighbors {
            let escaped = Markup.escapedBytes(Self.text(special, neighbor), in: .attribute)
            let left = escaped.filter { "<>\"'\r\n\t".utf8.contains($0) }
            #expect(left.isEmpty, "U+\(String(neighbor.value, radix: 16))")
            file += Array("<b c=\"".utf8) + escaped + Array("\"/>".utf8)
        }
        let elements = try XMLTree(Data(file + Array("</a>".utf8))).elements.dropFirst()
        for (neighbor, element) in zip(Self.neighbors, elements) {
            let expected = Self.isWritable(neighbor) ? neighbor : "\u{FFFD}"
            #expect(
                element["c"]?.unicodeScalars.elementsEqual([expected, special, expected]) == true,
                "U+\(String(neighbor.value, radix: 16))")
        }
    }

    private static func text(_ special: Unicode.Scalar, _ neighbor: Unicode.Scalar) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: [neighbor, special, neighbor])
        return String(scalars)
    }

    @Test func lineBreaksInContentAreKept() {
        #expect(Markup.escaped("a\n\"<\r", in: .content) == "a\n\"&lt;&#13;")
    }
}
