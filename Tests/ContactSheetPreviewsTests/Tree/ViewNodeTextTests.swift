import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Tests the property that written text is read back, even next to characters that have a meaning.
struct ViewNodeTextTests {
    private func roundTrip(_ node: ViewNode) -> ViewNode? {
        ViewNode(textLines: node.textLines(indent: 1)[...])
    }

    /// Tests all of U+0000–U+FFFF, because Swift combines some scalars with a space or a quotation
    /// mark into one character.
    @Test func namesMayContainAnyScalar() {
        for value in UInt32(0x20)...0xFFFD {
            guard let scalar = Unicode.Scalar(value),
                scalar.properties.generalCategory != .control,
                ![0x2028, 0x2029].contains(value)
            else { continue }
            var name = String.UnicodeScalarView()
            name.append(contentsOf: [scalar, " ", scalar, "”", scalar, "\\", scalar, "\n", scalar])
            var node = ViewNode(
                type: "UILabel", frame: CGRect(x: 1, y: 2, width: 3, height: 4), isHidden: true)
            node.name = String(name)
            let back = roundTrip(node)
            #expect(
                back?.name?.unicodeScalars.elementsEqual(name) == true && back?.type == "UILabel"
                    && back?.isHidden == true && back?.frame == node.frame,
                "U+\(String(value, radix: 16))")
        }
    }
}
