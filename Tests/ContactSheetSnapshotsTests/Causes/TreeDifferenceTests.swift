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
                "“b” view: x +5"
            ])
    }

    @Test func aRemovedViewDoesNotMakeItsSiblingsDiffer() {
        let old = node("a", node("b"), node("c", x: 3), node("d", x: 6))
        let new = node("a", node("b"), node("d", x: 6))
        #expect(causes(old, new) == ["“c” view: removed from x 3, y 0, 10 × 10"])
    }

    @Test func anAddedViewIsOneCause() {
        #expect(
            causes(node("a"), node("a", node("b", node("c")))) == [
                "“b” view: added at x 0, y 0, 10 × 10"
            ])
    }

    /// A name only identifies a view, such as its label in the document.
    @Test func changedNames() {
        let (old, new) = (node("a", node("Save")), node("a", node("Done")))
        #expect(causes(old, new).isEmpty)
        let all: Set<PropertyTraits.Effect> = [.paints, .laysOut, .identifies]
        #expect(
            TreeDifference(from: old, to: new, effects: all).causes.map(\.description) == [
                "“Done” view: changed from “Save” view"
            ])
    }

    @Test func hiddenViewsAreReported() {
        #expect(causes(node("a"), node("a", hidden: true)) == ["“a” view: now hidden"])
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
                "“Finish” button: title “Done” → “Finish” (A.xib:4)"
            ])
    }

    /// A button without a title has no label, and a disabled one has a label in another color.
    @Test func partsFollowFromTheirControl() {
        func button(_ properties: [ViewProperty], _ children: ViewNode...) -> ViewNode {
            ViewNode(
                type: "UIButton", frame: .zero, id: "button", properties: properties,
                children: children)
        }
        func label(_ color: String, id: String? = nil) -> ViewNode {
            ViewNode(
                type: "UILabel", frame: .zero, id: id,
                properties: [ViewProperty("text color", color)])
        }
        let (plain, gray) = (label("#000000"), label("#888888"))
        let enabled = "Button: enabled default → no"
        #expect(
            causes(button([], plain), button([ViewProperty("enabled", "no")], gray)) == [enabled])
        #expect(causes(button([]), button([ViewProperty("title", "A")], plain)).count == 1)
        #expect(causes(button([ViewProperty("title", "A")], plain), button([])).count == 1)
        // An element of the document on its own.
        let (own, other) = (label("#000000", id: "a"), label("#888888", id: "a"))
        #expect(
            causes(button([], own), button([ViewProperty("enabled", "no")], other)) == [
                enabled, "Label: text color #000000 → #888888",
            ])
    }

    /// The title of a button has the tint color of a view around it.
    @Test func colorsOfPartsFollowFromTheTintColor() {
        func page(_ tint: String?, _ text: String) -> ViewNode {
            ViewNode(
                type: "UIView", frame: .zero, id: "page",
                properties: tint.map { [ViewProperty("tint color", $0)] } ?? [],
                children: [
                    ViewNode(
                        type: "UILabel", frame: .zero,
                        properties: [ViewProperty("text color", text)])
                ])
        }
        #expect(
            causes(page(nil, "systemBlueColor #007aff"), page("#ff0000", "#ff0000")) == [
                "View: tint color default → #ff0000"
            ])
        #expect(causes(page(nil, "#007aff"), page("#ff0000", "#00ff00")).count == 2)
        // The label of a button inside the view.
        func outer(_ tint: String?, _ text: String) -> ViewNode {
            var result = page(tint, text)
            result.children[0] = ViewNode(
                type: "UIButton", frame: .zero, id: "button", children: result.children)
            return result
        }
        #expect(causes(outer(nil, "#007aff"), outer("#ff0000", "#ff0000")).count == 1)
    }

    /// A shadow that appears has a radius, too.
    @Test func partsOfAPropertyFollowFromIt() {
        func view(_ properties: ViewProperty...) -> ViewNode {
            ViewNode(type: "UIView", name: "a", frame: .zero, properties: properties)
        }
        let (opacity, radius) = (
            ViewProperty("shadow opacity", "0.5"), ViewProperty("shadow radius", "9")
        )
        #expect(
            causes(view(), view(opacity, radius)) == [
                "“a” view: shadow opacity default → 0.5"
            ])
        #expect(
            causes(view(opacity), view(opacity, radius)) == [
                "“a” view: shadow radius default → 9"
            ])
        #expect(
            causes(
                view(ViewProperty("font", "A 17")),
                view(ViewProperty("font", "A 28"), ViewProperty("text style", "title1"))) == [
                    "“a” view: text style default → title1"
                ])
        #expect(
            causes(
                view(ViewProperty("image", "star 20 19")),
                view(
                    ViewProperty("image", "star 25 23"),
                    ViewProperty("symbol configuration", "large"))) == [
                    "“a” view: symbol configuration default → large"
                ])
    }

    /// References of format 2 have no shadows, and colors without the names of assets.
    @Test func propertiesThatAnEarlierFormatLacksAreUnknown() {
        func view(_ properties: ViewProperty...) -> ViewNode {
            ViewNode(type: "UIView", name: "a", frame: .zero, properties: properties)
        }
        func causes(_ old: ViewNode, _ new: ViewNode, _ format: Int) -> Int {
            TreeDifference(from: old, to: new, format: format).causes.count
        }
        let shadow = view(ViewProperty("shadow opacity", "0.5"))
        #expect(causes(view(), shadow, 2) == 0)
        #expect(causes(view(), shadow, 3) == 1)
        let (plain, named) = (
            view(ViewProperty("background color", "#ff0000")),
            view(ViewProperty("background color", "“Accent” #ff0000"))
        )
        #expect(causes(plain, named, 2) == 0)
        #expect(causes(plain, named, 3) == 1)
        #expect(causes(view(), view(ViewProperty("alpha", "0.5")), 2) == 1)
    }

    /// The path of a view can depend on the device, and its location doesn't.
    @Test func viewsWithALocationHaveNoPath() {
        func page(_ alpha: String) -> ViewNode {
            let views = [alpha, "1"].enumerated().map { index, alpha in
                ViewNode(
                    type: "UIView", frame: .zero, id: "v\(index)",
                    properties: [ViewProperty("alpha", alpha)])
            }
            let root = ViewNode(type: "UIView", frame: .zero, id: "root", children: views)
            let container = ViewNode(type: "UIContainer", frame: .zero, children: [root])
            return ViewNode(type: "UIWindow", frame: .zero, children: [container])
        }
        #expect(
            causes(page("1"), page("0.5"), ["v0": "A.xib:4"]) == [
                "View: alpha 1 → 0.5 (A.xib:4)"
            ])
        #expect(
            causes(page("1"), page("0.5")) == [
                "View: alpha 1 → 0.5 (UIView > UIView[0])"
            ])
    }

    @Test func propertiesInsideAControlAreCauses() {
        #expect(
            causes(button("Done"), button("Done", "#ff0000")) == [
                "“Done” Label: text color #000000 → #ff0000"
            ])
    }

    @Test func aContentSizeIsReportedIfNothingElseChanges() {
        let tree = TreeDifference(
            from: button("Done", content: "1 1"), to: button("Done", content: "2 1"))
        #expect(
            tree.causes.map(\.description) == [
                "“Done” button: content size 1 1 → 2 1"
            ])
        #expect(tree.causes.map(\.summary) == ["“Done” button: content size changed"])
        #expect(tree.causes.map(\.isConsequence) == [true])
    }

    @Test func addedAndRemovedProperties() {
        var clear = node("a")
        var half = clear
        half.properties = [ViewProperty("alpha", "0.5")]
        #expect(causes(clear, half) == ["“a” view: alpha default → 0.5"])
        clear.properties = []
        #expect(causes(half, clear) == ["“a” view: alpha 0.5 → default"])
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
                "Label: text “Long” → “Short”"
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
                "“s” view: added at x 0, y 0, 0 × 0",
                "“b” view: moved from “r” view to “s” view",
            ])
    }

    @Test func theOrderOfSubviews() {
        let old = identified("r", identified("a"), identified("b"), identified("c"))
        #expect(
            causes(old, identified("r", identified("b"), identified("c"), identified("a"))) == [
                "“a” view: now in front of “c” view"
            ])
        #expect(
            causes(old, identified("r", identified("c"), identified("a"), identified("b"))) == [
                "“c” view: now behind “a” view"
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
        let place = id == nil ? "UILabel “a”.leading = superview.leading + 20" : "A.xib:9"
        let old = constrained(leading(20, id: id))
        #expect(
            causes(constrained(leading(16, id: id)), old, ["c1": "A.xib:9"]) == [
                "“a” label: leading space 16 → 20 (\(place))"
            ])
        #expect(
            causes(constrained(leading(20, priority: 750, id: id)), old, ["c1": "A.xib:9"]) == [
                "“a” label: leading space, priority 750 → 1000 (\(place))"
            ])
        #expect(
            causes(constrained(leading(20, multiplier: 2, id: id)), old, ["c1": "A.xib:9"]) == [
                "“a” label: leading space, multiplier 2 → 1 (\(place))"
            ])
        let ratio = constrained(leading(20, multiplier: 0.25))
        #expect(
            causes(ratio, constrained(leading(20, multiplier: 0.2501)), ["c1": "A.xib:9"]) == [
                "“a” label: leading space, multiplier 0.25 → 0.2501 (A.xib:9)"
            ])
    }

    @Test func addedAndRemovedConstraints() {
        let (none, one) = (constrained(), constrained(leading(8)))
        let place = " (UILabel “a”.leading = superview.leading + 8)"
        #expect(causes(none, one) == ["“a” label: leading space 8 added" + place])
        #expect(causes(one, none) == ["“a” label: leading space 8 removed" + place])
    }

    /// A path that changes because a sibling was added in front isn't another item.
    @Test func itemsAreFoundByIdentity() {
        let sibling = ViewNode(type: "UILabel", name: "b", frame: .zero)
        let added = ViewNode(type: "UIButton", name: "c", frame: .zero)
        let old = constrained(leading(8, id: nil, of: .path([0])), others: [sibling])
        let new = constrained(leading(8, id: nil, of: .path([1])), others: [added, sibling])
        #expect(causes(old, new) == ["“c” button: added at x 0, y 0, 0 × 0"])
    }

    @Test func otherItems() {
        let sibling = ViewNode(type: "UILabel", name: "b", frame: .zero)
        let old = constrained(leading(8), others: [sibling])
        let new = constrained(leading(8, of: .path([0])), others: [sibling])
        #expect(
            causes(old, new) == [
                "“a” label: leading space 8 → leading offset from “b” label 8"
                    + " (UILabel “a”.leading = UILabel “b”.leading + 8)"
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
