import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: the words of the Size inspector in Xcode, such as "Trailing Space to: Superview" (developer.apple.com, "Working
/// with Constraints in Interface Builder"), where all spaces are positive inside a superview.
@Suite struct ConstraintSubjectTests {
    /// A page with an image view above a button in a stack view.
    private func page(_ constraint: ConstraintNode) -> ViewNode {
        ViewNode(
            type: "UIView", frame: .zero,
            children: [
                ViewNode(type: "UIImageView", frame: .zero),
                ViewNode(
                    type: "UIView", name: "Form", frame: .zero, constraints: [],
                    children: [
                        ViewNode(
                            type: "UIButton", name: "Send", frame: .zero, constraints: [constraint])
                    ]),
            ])
    }

    private func title(
        _ first: ConstraintNode.Term, _ relation: String, _ second: ConstraintNode.Term?,
        _ old: Double, _ new: Double
    ) -> String? {
        func node(_ constant: Double) -> ConstraintNode {
            ConstraintNode(first, relation, second, constant: constant)
        }
        return TreeDifference(from: page(node(old)), to: page(node(new))).causes.first?.title
    }

    @Test(arguments: [
        ("top", "top", "top space 20 → 40", 20.0, 40.0),
        ("bottom", "bottom", "bottom space 20 → 40", -20, -40),
        ("trailing", "trailing", "trailing space 8 → 0", -8, 0),
        ("leading", "leadingMargin", "leading space 0 → 8", 0, 8),
        ("centerX", "centerX", "center x offset 0 → 10", 0, 10),
        ("width", "width", "width 0 → −16", 0, -16),
        ("top", "bottom", "top to bottom 0 → 8", 0, 8),
    ])
    func superviews(first: String, second: String, expected: String, old: Double, new: Double) {
        #expect(
            title(.init(.own, first), "=", .init(.superview, second), old, new)
                == "“Send” button: \(expected)")
    }

    @Test(arguments: [
        ("top", "bottom", "top space to Image View 8 → 16", 8.0, 16.0),
        ("bottom", "top", "bottom space to Image View 8 → 16", -8, -16),
        ("leading", "leading", "leading offset from Image View 0 → 4", 0, 4),
        ("width", "width", "width relative to Image View 0 → 4", 0, 4),
        ("lastBaseline", "lastBaseline", "last baseline offset from Image View 0 → 4", 0, 4),
    ])
    func otherViews(first: String, second: String, expected: String, old: Double, new: Double) {
        #expect(
            title(.init(.own, first), "=", .init(.path([0]), second), old, new)
                == "“Send” button: \(expected)")
    }

    @Test func guidesAreNamed() {
        let bottom = ConstraintNode.Term(.path([]), guide: "safeArea", "bottom")
        #expect(
            title(.init(.own, "bottom"), "=", bottom, -20, -8)
                == "“Send” button: bottom space to safe area 20 → 8")
    }

    @Test func relationsAndSizes() {
        #expect(
            title(.init(.own, "width"), "≥", nil, 100, 120)
                == "“Send” button: minimum width 100 → 120")
        // The view ends at least 8 points above the superview's end.
        #expect(
            title(.init(.own, "bottom"), "≤", .init(.superview, "bottom"), -8, -16)
                == "“Send” button: minimum bottom space 8 → 16")
    }

    /// A constraint of the superview that begins with the superview.
    @Test func theInnerViewIsNamed() {
        func page(_ constant: Double) -> ViewNode {
            ViewNode(
                type: "UIView", name: "Form", frame: .zero,
                constraints: [
                    ConstraintNode(
                        .init(.own, "bottom"), "=", .init(.path([0]), "bottom"), constant: constant)
                ],
                children: [ViewNode(type: "UIStackView", frame: .zero)])
        }
        #expect(
            TreeDifference(from: page(20), to: page(40)).causes.map(\.title) == [
                "Stack View: bottom space 20 → 40"
            ])
    }
}
