import Foundation
import Testing

@testable import Escaping

/// Source: RFC 8259, 7: in strings, `\u` and four digits represent a UTF-16 code unit.
@Suite struct JSONTextTests {
    @Test(arguments: ["<", ">", "&", "\u{2028}", "\u{9B}"] as [Unicode.Scalar])
    func specialScalarsAreEscapedBetweenAnyOthers(_ special: Unicode.Scalar) throws {
        for neighbor in MarkupTests.neighbors {
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: [neighbor, special, neighbor])
            let text = String(scalars)
            let json = JSONText.forHTML(try JSONEncoder().encode([text]))
            let left = json.unicodeScalars.filter {
                $0 == special || "<>&".unicodeScalars.contains($0)
            }
            #expect(left.isEmpty)
            let back = try JSONDecoder().decode([String].self, from: Data(json.utf8))
            #expect(
                back[0].unicodeScalars.elementsEqual(text.unicodeScalars),
                "U+\(String(neighbor.value, radix: 16))")
        }
    }
}
