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

    private func causes(
        _ old: ViewNode, _ new: ViewNode, _ locations: [String: String] = [:]
    ) -> [String] {
        TreeDifference(from: old, to: new, locations: locations).causes.map(\.description)
    }

    @Test func equalTreesHaveNoDifferences() {
        #expect(causes(node("a", node("b")), node("a", node("b"))).isEmpty)
    }

    @Test func viewsThatMoveWithTheirSuperviewAreNotReported() {
        let old = node("a", node("b", node("c", x: 1)))
        let new = node("a", node("b", x: 5, node("c", x: 1)))
        #expect(
            causes(old, new) == [
                "UIView “b”: frame changed from x 0, y 0, 10 × 10 to x 5, y 0, 10 × 10"
            ])
    }

    @Test func aRemovedViewDoesNotMakeItsSiblingsDiffer() {
        let old = node("a", node("b"), node("c", x: 3), node("d", x: 6))
        let new = node("a", node("b"), node("d", x: 6))
        #expect(causes(old, new) == ["UIView “c”: removed from x 3, y 0, 10 × 10"])
    }

    @Test func anAddedViewIsOneCause() {
        #expect(
            causes(node("a"), node("a", node("b", node("c")))) == [
                "UIView “b”: added at x 0, y 0, 10 × 10"
            ])
    }

    @Test func changedNames() {
        #expect(
            causes(node("a", node("Save")), node("a", node("Done"))) == [
                "UIView “Done”: changed from UIView “Save”"
            ])
    }

    @Test func hiddenViewsAreReported() {
        #expect(causes(node("a"), node("a", hidden: true)) == ["UIView “a”: now hidden"])
    }

    // MARK: Properties

    private func button(_ title: String, content: String? = nil, _ color: String = "#000000")
        -> ViewNode
    {
        ViewNode(
            type: "UIButton", name: title, frame: .zero, id: "button",
            properties: [
                ViewProperty("title", title), ViewProperty("content size", content ?? title),
            ],
            children: [
                ViewNode(
                    type: "Label", name: title, frame: .zero,
                    properties: [ViewProperty("text", title), ViewProperty("text color", color)])
            ])
    }

    /// The label's text and the size of the content follow from the title.
    @Test func aTitleIsOneCause() {
        #expect(
            causes(button("Done"), button("Finish"), ["button": "A.xib:4"]) == [
                "title of UIButton “Finish” (A.xib:4) changed from “Done” to “Finish”"
            ])
    }

    @Test func propertiesInsideAControlAreCauses() {
        #expect(
            causes(button("Done"), button("Done", "#ff0000")) == [
                "text color of Label “Done” changed from #000000 to #ff0000"
            ])
    }

    @Test func aContentSizeIsACauseIfNothingElseChanges() {
        #expect(
            causes(button("Done", content: "1 1"), button("Done", content: "2 1")) == [
                "content size of UIButton “Done” changed from 1 1 to 2 1"
            ])
    }

    @Test func addedAndRemovedProperties() {
        var clear = node("a")
        var half = clear
        half.properties = [ViewProperty("alpha", "0.5")]
        #expect(causes(clear, half) == ["alpha of UIView “a” changed from the default to 0.5"])
        clear.properties = []
        #expect(causes(half, clear) == ["alpha of UIView “a” changed from 0.5 to the default"])
    }

    /// A scroll view with less content scrolls back.
    @Test func contentOffsetsAreConsequences() {
        func scrollView(_ offset: String?, text: String) -> ViewNode {
            ViewNode(
                type: "UIScrollView", frame: .zero,
                properties: offset.map { [ViewProperty("content offset", $0)] } ?? [],
                children: [
                    ViewNode(
                        type: "UILabel", frame: .zero, properties: [ViewProperty("text", text)])
                ])
        }
        let old = scrollView("0 20", text: "Long")
        #expect(
            causes(old, scrollView(nil, text: "Short")) == [
                "text of UILabel changed from “Long” to “Short”",
                "UIScrollView: content offset changed from 0 20 to 0 0",
            ])
        let tree = TreeDifference(from: old, to: scrollView("0 9", text: "Long"))
        #expect(tree.causes.map(\.isConsequence) == [true])
    }

    // MARK: Identity

    private func identified(_ id: String, _ children: ViewNode...) -> ViewNode {
        ViewNode(type: "UIView", name: id, frame: .zero, id: id, children: children)
    }

    @Test func viewsKeepTheirIdentityInAnotherSuperview() {
        let old = identified("r", identified("a"), identified("b"))
        let new = identified("r", identified("s", identified("b")), identified("a"))
        #expect(
            causes(old, new) == [
                "UIView “s”: added at x 0, y 0, 0 × 0",
                "UIView “b”: moved from UIView “r” to UIView “s”",
            ])
    }

    @Test func theOrderOfSubviews() {
        let old = identified("r", identified("a"), identified("b"), identified("c"))
        #expect(
            causes(old, identified("r", identified("b"), identified("c"), identified("a"))) == [
                "UIView “a”: now in front of UIView “c”"
            ])
        #expect(
            causes(old, identified("r", identified("c"), identified("a"), identified("b"))) == [
                "UIView “c”: now behind UIView “a”"
            ])
    }

    // MARK: Constraints

    private func constrained(_ constraints: ConstraintNode..., others: [ViewNode] = []) -> ViewNode
    {
        ViewNode(
            type: "UIView", name: "r", frame: .zero,
            children: others + [
                ViewNode(type: "UILabel", name: "a", frame: .zero, constraints: constraints)
            ])
    }

    private func leading(
        _ constant: Double, multiplier: Double = 1, priority: Double = 1000, id: String? = "c1",
        of other: ConstraintNode.Item = .superview
    ) -> ConstraintNode {
        ConstraintNode(
            ConstraintNode.Term(.own, "leading"), "=", ConstraintNode.Term(other, "leading"),
            multiplier: multiplier, constant: constant, priority: priority, id: id)
    }

    @Test(arguments: ["c1", nil])
    func constantsAndPriorities(id: String?) {
        let location = id == nil ? "" : " (A.xib:9)"
        let equation = "constraint UILabel “a”.leading = superview.leading + 20\(location): "
        let old = constrained(leading(20, id: id))
        #expect(
            causes(constrained(leading(16, id: id)), old, ["c1": "A.xib:9"]) == [
                equation + "constant changed from 16 to 20"
            ])
        #expect(
            causes(constrained(leading(20, priority: 750, id: id)), old, ["c1": "A.xib:9"]) == [
                equation + "priority changed from 750 to 1000"
            ])
        #expect(
            causes(constrained(leading(20, multiplier: 2, id: id)), old, ["c1": "A.xib:9"]) == [
                equation + "multiplier changed from 2 to 1"
            ])
    }

    @Test func addedAndRemovedConstraints() {
        let (none, one) = (constrained(), constrained(leading(8)))
        let equation = "constraint UILabel “a”.leading = superview.leading + 8: "
        #expect(causes(none, one) == [equation + "added"])
        #expect(causes(one, none) == [equation + "removed"])
    }

    /// A path that changes because a sibling was added in front isn't another item.
    @Test func itemsAreFoundByIdentity() {
        let sibling = ViewNode(type: "UILabel", name: "b", frame: .zero)
        let added = ViewNode(type: "UIButton", name: "c", frame: .zero)
        let old = constrained(leading(8, id: nil, of: .path([0])), others: [sibling])
        let new = constrained(leading(8, id: nil, of: .path([1])), others: [added, sibling])
        #expect(causes(old, new) == ["UIButton “c”: added at x 0, y 0, 0 × 0"])
    }

    @Test func otherItems() {
        let sibling = ViewNode(type: "UILabel", name: "b", frame: .zero)
        let old = constrained(leading(8), others: [sibling])
        let new = constrained(leading(8, of: .path([0])), others: [sibling])
        #expect(
            causes(old, new) == [
                "constraint UILabel “a”.leading = UILabel “b”.leading + 8: "
                    + "changed from UILabel “a”.leading = superview.leading + 8"
            ])
    }

    /// Frames follow from other causes, which are first.
    @Test func consequencesAreLast() {
        var moved = constrained(leading(20))
        moved.children[0].frame.origin.x = 4
        let causes = TreeDifference(from: constrained(leading(16)), to: moved).causes
        #expect(causes.map(\.isConsequence) == [false, true])
    }
}
