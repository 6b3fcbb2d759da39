import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

@Suite struct CauseFramesTests {
    /// A page with a label whose leading space is a constraint.
    private func page(_ leading: Double, id: String? = "c1", hidden: Bool = false) -> ViewNode {
        let constraint = ConstraintNode(
            .init(.own, "leading"), "=", .init(.superview, "leading"), constant: leading, id: id)
        let label = ViewNode(
            type: "UILabel", name: "a", frame: CGRect(x: leading, y: 10, width: 50, height: 20),
            isHidden: hidden, constraints: [constraint])
        let form = ViewNode(
            type: "UIView", name: "Form", frame: CGRect(x: 100, y: 0, width: 200, height: 200),
            children: [label])
        return ViewNode(
            type: "UIWindow", frame: CGRect(x: 0, y: 0, width: 320, height: 480), children: [form])
    }

    private func frames(
        _ old: ViewNode, _ new: ViewNode, locations: [String: String] = [:]
    ) -> [String: CauseFrames] {
        let tree = TreeDifference(from: old, to: new, locations: locations)
        let found = CauseFrameFinder(tree.pairing, locations: locations).frames(of: tree.causes)
        return Dictionary(uniqueKeysWithValues: found.map { ($0.key.title, $0.value) })
    }

    /// Frames are those in the window: a constraint's are those of the view that it places.
    @Test(arguments: [["c1": "A.xib:9"], [:]])
    func constraintsAndMovedViews(locations: [String: String]) {
        let id = locations.isEmpty ? nil : "c1"
        let expected = CauseFrames(
            old: CGRect(x: 116, y: 10, width: 50, height: 20),
            new: CGRect(x: 124, y: 10, width: 50, height: 20))
        #expect(
            frames(page(16, id: id), page(24, id: id), locations: locations) == [
                "“a” label: leading space 16 → 24": expected, "“a” label: frame changed": expected,
            ])
    }

    @Test func addedRemovedAndHiddenViews() {
        let form = CGRect(x: 100, y: 0, width: 200, height: 200)
        var empty = page(16)
        empty.children = []
        #expect(frames(empty, page(16)) == ["“Form” view: added": CauseFrames(new: form)])
        #expect(frames(page(16), empty) == ["“Form” view: removed": CauseFrames(old: form)])
        #expect(
            frames(page(16), page(16, hidden: true)) == [
                "“a” label: now hidden": CauseFrames(
                    old: CGRect(x: 116, y: 10, width: 50, height: 20))
            ])
    }
}
