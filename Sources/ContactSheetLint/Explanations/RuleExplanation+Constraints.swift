import CoreGraphics

/// The rules about constraints, beginning with Xcode's.
extension RuleExplanation {
    static var constraintRules: [RuleExplanation] {
        [
            missingConstraints, conflictingConstraints, misplacedView, contentPriority,
            scrollableContent, fixedWidth, viewsWithoutConstraints, leftRightAttributes,
            unmirroredMasks, nearlyStandardSpacing,
        ]
    }

    private static let title = ExampleDocument.label(
        "title", "Statistics", CGRect(x: 20, y: 40, width: 83, height: 20.5))
    private static let titlePlace = [
        "title.leading = safe.leading + 20", "title.top = safe.top + 20",
    ]

    private static var missingConstraints: RuleExplanation {
        RuleExplanation(
            "missing-constraints",
            "Several positions or sizes satisfy the constraints, so iOS chooses one. It can be "
                + "another one on the next device or iOS version, usually at the top left corner.",
            fix:
                "Add the missing constraints, such as a top or bottom constraint for the y position. "
                + "`contactsheet fix --add-missing` suggests some.",
            bad: Variant(
                "Only the leading edge of the label is constrained.", [title], [titlePlace[0]]),
            good: Variant(
                "Constraints determine its leading edge and its top.", [title], titlePlace))
    }

    private static var conflictingConstraints: RuleExplanation {
        let panel = ExampleDocument.view("panel", CGRect(x: 20, y: 40, width: 335, height: 100))
        let edges = [
            "panel.leading = safe.leading + 20", "safe.trailing = panel.trailing + 20",
            "panel.top = safe.top + 20", "panel.height = 100",
        ]
        return RuleExplanation(
            "conflicting-constraints",
            "No layout satisfies all constraints, so iOS breaks one of them and logs it. Which one is "
                + "broken isn't documented.",
            fix:
                "Remove one of the constraints that the message lists, make it an inequality, or lower "
                + "its priority.",
            bad: Variant(
                "The view is pinned to both sides and has a fixed width.", [panel],
                edges + ["panel.width = 200"]),
            good: Variant("The width follows from the sides.", [panel], edges))
    }

    private static var misplacedView: RuleExplanation {
        func panel(_ x: CGFloat) -> [String] {
            [ExampleDocument.view("panel", CGRect(x: x, y: 40, width: 335, height: 100))]
        }
        let constraints = [
            "panel.leading = safe.leading + 20", "panel.trailing = safe.trailing - 20",
            "panel.top = root.top + 40", "panel.height = 100",
        ]
        return RuleExplanation(
            "misplaced-view",
            "The document stores another frame than the one that the constraints produce, so the "
                + "canvas of Interface Builder doesn't show what users see.",
            fix:
                "Update the frames with `contactsheet fix --update-frames`, or change the constraints "
                + "if the canvas shows what you want.",
            bad: Variant(
                "The stored y-coordinate is 90; the constraint says 40.",
                [ExampleDocument.view("panel", CGRect(x: 20, y: 90, width: 335, height: 100))],
                constraints),
            good: Variant("The stored frame is that of the constraints.", panel(20), constraints))
    }

    private static var contentPriority: RuleExplanation {
        func views(_ hugging: Int, width: CGFloat) -> [String] {
            [
                ExampleDocument.label(
                    "name", "Name", CGRect(x: 20, y: 40, width: 48, height: 20.5), hugging: hugging),
                ExampleDocument.label(
                    "value", "Jane", CGRect(x: 76, y: 40, width: width, height: 20.5)),
            ]
        }
        let constraints = [
            "name.leading = safe.leading + 20", "value.leading = name.trailing + 8",
            "safe.trailing = value.trailing + 20", "name.top = safe.top + 20",
            "value.firstBaseline = name.firstBaseline",
        ]
        return RuleExplanation(
            "content-priority-ambiguity",
            "Two views fill a row or column that is longer than their contents, and both have the same "
                + "hugging priority. Either of them can be stretched.",
            fix: "Raise the hugging priority of the view that keeps the size of its content.",
            bad: Variant(
                "Both labels have the hugging priority 251.", views(251, width: 38),
                constraints),
            good: Variant(
                "The left label has 252, so the right one is stretched.", views(252, width: 279),
                constraints))
    }

    private static var scrollableContent: RuleExplanation {
        let content = ExampleDocument.view("content", CGRect(x: 0, y: 0, width: 375, height: 400))
        let scroll = ExampleDocument.scrollView(
            "scroll", CGRect(x: 0, y: 20, width: 375, height: 647), [content])
        let constraints = [
            "scroll.top = safe.top", "scroll.leading = safe.leading",
            "scroll.trailing = safe.trailing", "scroll.bottom = safe.bottom",
            "content.top = scroll.top", "content.leading = scroll.leading",
            "content.trailing = scroll.trailing", "content.width = scroll.width",
            "content.height = 400",
        ]
        return RuleExplanation(
            "scrollable-content-size",
            "The size of a scroll view's content follows from constraints to its edges. If one is "
                + "missing, the view doesn't scroll, or not far enough.",
            fix: "Constrain the content to all four edges of the scroll view, and give it a size.",
            bad: Variant(
                "Nothing connects the content to the bottom of the scroll view.", [scroll],
                constraints),
            good: Variant(
                "The content is constrained to all edges.", [scroll],
                constraints + ["content.bottom = scroll.bottom"]))
    }

    private static var fixedWidth: RuleExplanation {
        RuleExplanation(
            "fixed-width",
            "Texts are longer in other languages and at larger text sizes. With a fixed width, the end "
                + "is truncated.",
            fix: "Remove the width, or make it a minimum: the text then determines the width.",
            bad: Variant(
                "The label is 100 points wide in every language.",
                [
                    ExampleDocument.label(
                        "title", "Statistics", CGRect(x: 20, y: 40, width: 100, height: 20.5))
                ],
                titlePlace + ["title.width = 100"]),
            good: Variant(
                "The label is at least 80 points wide.", [title], titlePlace + ["title.width >= 80"]
            ))
    }

    private static var viewsWithoutConstraints: RuleExplanation {
        func views(isFixed: Bool) -> [String] {
            [
                title,
                ExampleDocument.view(
                    "panel", CGRect(x: 20, y: 300, width: 335, height: 60), isFixed: isFixed),
            ]
        }
        return RuleExplanation(
            "views-without-constraints",
            "In a document with Auto Layout, a view without constraints keeps the frame of the canvas on "
                + "every screen. It doesn't follow the views around it.",
            fix:
                "Add constraints with Editor > Resolve Auto Layout Issues, or with `contactsheet fix "
                + "--add-missing`.",
            on: "iphone-17",
            bad: Variant(
                "The gray view has no constraints: it is as wide as on the canvas.",
                views(isFixed: true), titlePlace),
            good: Variant(
                "Constraints place it below the label and at both sides.", views(isFixed: false),
                titlePlace + [
                    "panel.leading = safe.leading + 20", "safe.trailing = panel.trailing + 20",
                    "panel.top = title.bottom + 239.5", "panel.height = 60",
                ]))
    }

    private static var leftRightAttributes: RuleExplanation {
        RuleExplanation(
            "left-right-attributes",
            "In Arabic and Hebrew, layouts are mirrored: the leading edge is at the right. Constraints "
                + "to the left and right edges aren't mirrored.",
            fix: "Use the leading and trailing edges.",
            bad: Variant(
                "The label is at the left in every language.", [title],
                ["title.left = safe.left + 20", titlePlace[1]]),
            good: Variant("The label is at the leading edge.", [title], titlePlace))
    }

    private static var unmirroredMasks: RuleExplanation {
        RuleExplanation(
            "unmirrored-masks",
            "Autoresizing masks have left and right margins, which aren't mirrored in Arabic and "
                + "Hebrew.",
            fix: "Use constraints to the leading and trailing edges.",
            bad: Variant(
                "The mask keeps the label at the left.",
                [
                    ExampleDocument.label(
                        "title", "Statistics", CGRect(x: 100, y: 100, width: 83, height: 20.5),
                        isInLayout: false)
                ], []),
            good: Variant("The label has constraints.", [title], titlePlace))
    }

    private static var nearlyStandardSpacing: RuleExplanation {
        func views(_ distance: CGFloat) -> [String] {
            [
                title,
                ExampleDocument.label(
                    "text", "12 reports", CGRect(x: 20, y: 60.5 + distance, width: 85, height: 20.5)
                ),
            ]
        }
        return RuleExplanation(
            "nearly-standard-spacing",
            "The distance is 1 point off the standard of 8 points between views, or of 20 points at an "
                + "edge. Such distances usually come from dragging.",
            fix: "Use the standard spacing.",
            bad: Variant(
                "The labels are 9 points apart.", views(9),
                titlePlace + ["text.leading = title.leading", "text.top = title.bottom + 9"]),
            good: Variant(
                "They are 8 points apart.", views(8),
                titlePlace + ["text.leading = title.leading", "text.top = title.bottom + 8"]))
    }
}
