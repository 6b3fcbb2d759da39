import Testing

@testable import ContactSheetPreviews

/// Tests the property that written equations are read back.
@Suite struct ConstraintNodeTests {
    private typealias Term = ConstraintNode.Term

    private static let constraints: [(ConstraintNode, String)] = [
        (ConstraintNode(Term(.own, "width"), "=", nil, constant: 64), "width = 64"),
        (
            ConstraintNode(
                Term(.own, "top"), "≥", Term(.superview, guide: "safeArea", "top"), constant: -8.5,
                priority: 750, id: "aBc-12-xYz"),
            "top ≥ superview.safeArea.top - 8.5 @750 #aBc-12-xYz"
        ),
        (
            ConstraintNode(
                Term(.own, guide: "guide0", "width"), "≤", Term(.path([0, 12]), "height"),
                multiplier: 0.333, constant: 1),
            "guide0.width ≤ 0.333 * /0/12.height + 1"
        ),
        (
            ConstraintNode(Term(.own, "width"), "=", Term(.own, "height"), multiplier: 1.5),
            "width = 1.5 * height"
        ),
    ]

    @Test(arguments: constraints)
    func equationsAreReadBack(constraint: ConstraintNode, text: String) {
        #expect(constraint.text == text)
        #expect(ConstraintNode(text: text) == constraint)
    }

    @Test(arguments: [
        "", "width", "width =", "width = * 2", "width = a.b.c.d", "top = left + x", "top = 1 2",
    ])
    func invalidEquations(text: String) {
        #expect(ConstraintNode(text: text) == nil)
    }
}
