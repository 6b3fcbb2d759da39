import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: the information that explains a failure.
@Suite struct TreeDifferenceTests {
    private func node(
        _ name: String, x: CGFloat = 0, hidden: Bool = false, _ children: ViewNode...
    ) -> ViewNode {
        ViewNode(
            type: "UIView", name: name, frame: CGRect(x: x, y: 0, width: 10, height: 10),
            isHidden: hidden, children: children)
    }

    private func causes(_ old: ViewNode, _ new: ViewNode) -> [String] {
        TreeDifference(from: old, to: new).causes.map(\.description)
    }

    @Test func equalTreesHaveNoDifferences() {
        #expect(causes(node("a", node("b")), node("a", node("b"))).isEmpty)
    }

    @Test func viewsThatMoveWithTheirSuperviewAreNotReported() {
        let old = node("a", node("b", node("c", x: 1)))
        let new = node("a", node("b", x: 5, node("c", x: 1)))
        #expect(
            causes(old, new) == [
                "UIView “a” > UIView “b”: frame changed from x 0, y 0, 10 × 10 to x 5, y 0, 10 × 10"
            ])
    }

    @Test func aRemovedViewDoesNotMakeItsSiblingsDiffer() {
        let old = node("a", node("b"), node("c", x: 3), node("d", x: 6))
        let new = node("a", node("b"), node("d", x: 6))
        #expect(causes(old, new) == ["UIView “a” > UIView “c”: removed from x 3, y 0, 10 × 10"])
    }

    @Test func changedTextsAreNewViews() {
        #expect(
            causes(node("a", node("Save")), node("a", node("Done"))) == [
                "UIView “a” > UIView “Save”: changed to UIView “Done”"
            ])
    }

    @Test func hiddenViewsAreReported() {
        #expect(causes(node("a"), node("a", hidden: true)) == ["UIView “a”: now hidden"])
    }
}
