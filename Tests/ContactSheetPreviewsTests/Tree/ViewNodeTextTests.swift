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
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
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

    @Test func propertiesAndConstraintsFollowTheirView() throws {
        let node = ViewNode(
            type: "UIView", frame: .zero, id: "a-b",
            properties: [ViewProperty("text", "a: - b\nc"), ViewProperty("alpha", "0.5")],
            constraints: [
                ConstraintNode(ConstraintNode.Term(.own, "width"), "=", nil, constant: 8)
            ],
            children: [
                ViewNode(
                    type: "UILabel", name: "- x #1 hidden", frame: .zero, isHidden: true, id: "c")
            ])
        #expect(
            node.textLines(indent: 0) == [
                "UIView 0 0 0 0 #a-b", "  - text: a: - b\\nc", "  - alpha: 0.5",
                "  - constraint width = 8", "  UILabel “- x #1 hidden” 0 0 0 0 #c hidden",
            ])
        #expect(roundTrip(node) == node)
    }

    /// Tests all of U+0000–U+FFFF, as for names.
    @Test func valuesMayContainAnyScalar() {
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: [scalar, ":", scalar, " ", scalar, "\\", scalar])
            let node = ViewNode(
                type: "UILabel", frame: .zero, properties: [ViewProperty("text", String(text))])
            let back = roundTrip(node)?.properties.first?.value
            #expect(
                back?.unicodeScalars.elementsEqual(text) == true, "U+\(String(value, radix: 16))")
        }
    }
}
