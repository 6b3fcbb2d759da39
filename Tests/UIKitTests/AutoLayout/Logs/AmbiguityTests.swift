import Foundation
import Testing

@testable import UIKit

/// Several solutions that are equally good (Documentation/Layout.md 3.4 and 3.11).
@MainActor @Suite struct AmbiguityTests {
    /// Returns a scene whose first view is pinned at its top left corner and 30 points high.
    private func pinned() -> LogScene {
        let scene = LogScene()
        scene.b.removeFromSuperview()
        NSLayoutConstraint.activate([
            scene.a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
            scene.a.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
            scene.a.heightAnchor.constraint(equalToConstant: 30),
        ])
        return scene
    }

    @Test func tooFewConstraints() {
        let scene = pinned()
        #expect(scene.a.hasAmbiguousLayout)
        scene.a.widthAnchor.constraint(equalToConstant: 40).isActive = true
        #expect(!scene.a.hasAmbiguousLayout)
        #expect(!scene.root.hasAmbiguousLayout)
    }

    /// 10 and 20 at the same priority: any width between them has the same error.
    @Test func equalPrioritiesInConflict() {
        let scene = pinned()
        for width in [10.0, 20] {
            let constraint = scene.a.widthAnchor.constraint(equalToConstant: width)
            constraint.priority = UILayoutPriority(100)
            constraint.isActive = true
        }
        #expect(scene.a.hasAmbiguousLayout)
        scene.root.layoutIfNeeded()
        let width = scene.a.frame.width
        scene.a.exerciseAmbiguityInLayout()
        #expect(scene.a.hasAmbiguousLayout)
        #expect([10, 20].contains(scene.a.frame.width))
        #expect(scene.a.frame.width != width)
        scene.a.exerciseAmbiguityInLayout()
        #expect(scene.a.frame.width == width)
    }

    /// Documentation/Layout.md 3.4, the ambiguous rows, and 3.11: single inequalities.
    @Test func ambiguousRows() {
        typealias Wish = (NSLayoutConstraint.Relation, CGFloat, Float)
        let rows: [([Wish], ClosedRange<CGFloat>)] = [
            ([(.equal, 24, 500), (.greaterThanOrEqual, 30, 500)], 24...30),
            ([(.equal, 10, 100), (.equal, 20, 100)], 10...20),
            ([(.greaterThanOrEqual, 15, 1000), (.lessThanOrEqual, 25, 1000)], 15...25),
            ([(.greaterThanOrEqual, 15, 1000)], 15 ... .infinity),
        ]
        for (preferences, range) in rows {
            let scene = pinned()
            for (relation, width, priority) in preferences {
                let constraint = NSLayoutConstraint(
                    item: scene.a, attribute: .width, relatedBy: relation, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: width)
                constraint.on(priority)
            }
            #expect(scene.a.hasAmbiguousLayout)
            #expect(scene.diagnostics().isEmpty)
            #expect(range.contains(scene.a.frame.width))
        }
        let decided = pinned()
        decided.a.widthAnchor.constraint(equalToConstant: 24).on(500)
        decided.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).on(525)
        #expect(!decided.a.hasAmbiguousLayout)
    }

    /// Documentation/Layout.md 3.11: which of two texts with equal hugging priorities is stretched
    /// is ambiguous but stable; a difference of one resolves it.
    @Test func equallyHuggingTexts() {
        func widths(_ hugging: Float) -> (widths: [CGFloat], isAmbiguous: Bool) {
            let root = makeRoot()
            let labels = ["One", "Another"].map { text in
                let label = UILabel()
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                label.place(y: 0)
                return label
            }
            labels[0].place(x: 0)
            labels[1].setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
            labels[1].leftAnchor.constraint(equalTo: labels[0].rightAnchor).isActive = true
            labels[1].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
            root.layoutIfNeeded()
            return (labels.map(\.frame.width), labels.contains { $0.hasAmbiguousLayout })
        }
        useScreen()
        #expect(widths(250) == widths(250) && widths(250).isAmbiguous)
        #expect(!widths(251).isAmbiguous && !widths(249).isAmbiguous)
        #expect(widths(251).widths[0] > widths(249).widths[0])
    }

    @Test func exerciseOfAMissingConstraint() {
        let scene = pinned()
        scene.root.layoutIfNeeded()
        let frame = scene.a.frame
        scene.a.exerciseAmbiguityInLayout()
        #expect(scene.a.frame == CGRect(x: 20, y: 20, width: frame.width + 50, height: 30))
        scene.a.widthAnchor.constraint(equalToConstant: 40).isActive = true
        scene.root.layoutIfNeeded()
        #expect(!scene.a.hasAmbiguousLayout)
        scene.a.exerciseAmbiguityInLayout()
        #expect(scene.a.frame.width == 40)
    }

    @Test func constraintsAffectingLayout() {
        let scene = pinned()
        let width = scene.a.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        scene.a.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        #expect(
            scene.a.constraintsAffectingLayout(for: .horizontal) == [
                scene.root.constraints[0], width,
            ])
        #expect(scene.a.constraintsAffectingLayout(for: .vertical).count == 2)
        #expect(scene.root.constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    @Test func guides() {
        let scene = pinned()
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        let edge = guide.leadingAnchor.constraint(equalTo: scene.a.leadingAnchor)
        edge.isActive = true
        #expect(guide.hasAmbiguousLayout)
        let width = guide.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([
            width, guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 5),
        ])
        #expect(!guide.hasAmbiguousLayout)
        #expect(
            guide.constraintsAffectingLayout(for: .horizontal)
                == [scene.root.constraints[0], edge, width])
    }

    @Test func reports() {
        let scene = pinned()
        let (_, diagnostics) = DiagnosticLog.collecting { scene.root.reportAmbiguousLayout() }
        #expect(
            diagnostics.map(\.description) == [
                "UIView > UIView: warning: ambiguous layout: no constraint determines Width "
                    + "(add a constraint, or change a priority)"
            ])
    }

    /// See Documentation/Layout.md 3.8.
    @Test func trace() {
        let scene = pinned()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "Name"
        scene.a.addSubview(label)
        scene.root.addSubview(UIView())
        let guide = UILayoutGuide()
        guide.identifier = "space"
        scene.root.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: label.topAnchor).isActive = true
        #expect(
            scene.root.autolayoutTrace().withNumberedAddresses == """
                •UIView:0x1
                |   *UILayoutGuide:0x2'space' - AMBIGUOUS LAYOUT
                |   *UIView:0x3 - AMBIGUOUS LAYOUT for UIView:0x3.Width{id: 2}
                |   |   +UILabel:0x4'Name'
                |   UIView:0x5
                """)
        #expect(label.autolayoutTrace() == scene.root.autolayoutTrace())
    }

    /// Documentation/Layout.md 3.8: each ambiguous variable with its number, positions before
    /// lengths.
    @Test func traceOfSeveralVariables() {
        let scene = LogScene()
        scene.a.place(x: 0, y: 0, width: 5, height: 5)
        #expect(
            scene.root.autolayoutTrace().withNumberedAddresses.hasSuffix(
                "*UIView:0x3 - AMBIGUOUS LAYOUT for UIView:0x3.minX{id: 5}, "
                    + "UIView:0x3.Width{id: 6}, UIView:0x3.minY{id: 7}, UIView:0x3.Height{id: 8}"))
    }
}
