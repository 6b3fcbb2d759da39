import CoreGraphics

/// The rules about the positions and sizes of views.
extension RuleExplanation {
    static var placementRules: [RuleExplanation] {
        [
            viewOffScreen, squeezedView, outsideSuperview, overlappingViews, unsafeContent,
            uncoveredArea, smallTouchTarget,
        ]
    }

    private static var viewOffScreen: RuleExplanation {
        func button(_ y: CGFloat) -> [String] {
            [
                ExampleDocument.button(
                    "button", "Continue", CGRect(x: 154, y: y, width: 67, height: 30))
            ]
        }
        return RuleExplanation(
            "view-off-screen",
            "The view is beyond an edge of the screen, and no scroll view reaches it, so users can't "
                + "read or use it.",
            fix:
                "Constrain the view to the edge that it belongs to, replace fixed distances by minimum "
                + "distances, or put the views in a scroll view.",
            landscape: true,
            bad: Variant(
                "The button is 540 points below the top, wherever the bottom is.", button(560),
                ["button.top = safe.top + 540", "button.centerX = safe.centerX"]),
            good: Variant(
                "The button is 20 points above the bottom.", button(617),
                ["safe.bottom = button.bottom + 20", "button.centerX = safe.centerX"]))
    }

    private static var squeezedView: RuleExplanation {
        func views(_ height: CGFloat) -> [String] {
            [
                ExampleDocument.view("panel", CGRect(x: 20, y: 40, width: 335, height: height)),
                ExampleDocument.label(
                    "text", "Statistics",
                    CGRect(x: 20, y: 48 + height, width: 83, height: 599 - height), hugging: 251),
            ]
        }
        let constraints = [
            "panel.leading = safe.leading + 20", "safe.trailing = panel.trailing + 20",
            "panel.top = safe.top + 20", "text.leading = panel.leading",
            "text.top = panel.bottom + 8", "safe.bottom = text.bottom + 20",
        ]
        return RuleExplanation(
            "squeezed-view",
            "Other views need all the space, so that nothing is left for the text or control. It is "
                + "invisible.",
            fix: "Lower the priorities of fixed sizes below those of texts (750), use fewer fixed "
                + "distances, or put the views in a scroll view.",
            landscape: true,
            bad: Variant(
                "The height of the gray view has the priority 999, that of the text 750.",
                views(400),
                constraints + ["panel.height = 400 @999"]),
            good: Variant(
                "The height of the gray view has the priority 240, so it yields.", views(400),
                constraints + ["panel.height = 400 @240"]))
    }

    private static var outsideSuperview: RuleExplanation {
        func views(lines: Int) -> [String] {
            [
                ExampleDocument.view(
                    "panel", CGRect(x: 20, y: 40, width: 150, height: 80),
                    [
                        ExampleDocument.label(
                            "text", "Statistics of all teams",
                            CGRect(
                                x: 8, y: 8, width: lines == 1 ? 178 : 134,
                                height: lines == 1 ? 20.5 : 41), lines: lines)
                    ], clips: true)
            ]
        }
        let constraints = [
            "panel.leading = safe.leading + 20", "panel.top = safe.top + 20", "panel.height = 80",
            "panel.width = safe.width * 0.4", "text.leading = panel.leading + 8",
            "text.top = panel.top + 8",
        ]
        return RuleExplanation(
            "outside-superview",
            "A superview clips the text, or touches don't reach the control, because it is outside the "
                + "bounds of a superview.",
            fix:
                "Constrain the view to all edges of its superview, or give the superview more space.",
            bad: Variant(
                "Nothing keeps the text inside the gray view, which clips it.", views(lines: 1),
                constraints),
            good: Variant(
                "The text ends 8 points before the edge, and has several lines.", views(lines: 0),
                constraints + ["panel.trailing = text.trailing + 8"]))
    }

    private static var overlappingViews: RuleExplanation {
        let views = [
            ExampleDocument.label(
                "title", "Statistics", CGRect(x: 20, y: 200, width: 83, height: 20.5)),
            ExampleDocument.label(
                "text", "12 reports in March", CGRect(x: 20, y: 466.5, width: 160, height: 20.5)),
        ]
        let constraints = [
            "title.leading = safe.leading + 20", "title.top = safe.top + 180",
            "text.leading = safe.leading + 20",
        ]
        return RuleExplanation(
            "overlapping-views",
            "Two texts or controls are at the same place on some screens, so that neither can be read "
                + "or used.",
            fix: "Connect the views by a constraint, such as a minimum distance of 8 points.",
            landscape: true,
            bad: Variant(
                "One label is placed from the top and the other one from the bottom.", views,
                constraints + ["safe.bottom = text.bottom + 180"]),
            good: Variant(
                "The labels are at least 8 points apart; the distance to the bottom yields.", views,
                constraints + [
                    "text.top >= title.bottom + 8", "safe.bottom = text.bottom + 180 @750",
                ]))
    }

    private static var unsafeContent: RuleExplanation {
        func title(_ y: CGFloat) -> [String] {
            [
                ExampleDocument.label(
                    "title", "Statistics", CGRect(x: 20, y: y, width: 83, height: 20.5))
            ]
        }
        return RuleExplanation(
            "unsafe-content",
            "The status bar, a sensor housing, the home indicator, or a bar of the app covers the text "
                + "or control.",
            fix: "Constrain the view to the safe area instead of its superview.", on: "iphone-17",
            bad: Variant(
                "The label is 8 points below the edge of the screen.", title(8),
                ["title.leading = safe.leading + 20", "title.top = root.top + 8"]),
            good: Variant(
                "The label is 8 points below the edge of the safe area.", title(28),
                ["title.leading = safe.leading + 20", "title.top = safe.top + 8"]))
    }

    private static var uncoveredArea: RuleExplanation {
        let views = [
            ExampleDocument.navigationBar(
                "bar", "Statistics", CGRect(x: 0, y: 20, width: 375, height: 44)),
            ExampleDocument.view("panel", CGRect(x: 0, y: 64, width: 375, height: 603)),
        ]
        let constraints = [
            "bar.top = safe.top", "bar.leading = root.leading", "root.trailing = bar.trailing",
            "panel.top = bar.bottom", "panel.leading = root.leading",
            "root.trailing = panel.trailing", "root.bottom = panel.bottom",
        ]
        return RuleExplanation(
            "uncovered-area",
            "From iOS 15 on, a bar is transparent while no content has scrolled below it. Where nothing "
                + "is behind it, the screen is black, and dark texts can't be read.",
            fix:
                "Extend the content to the edge of the screen, or set a background color of the view "
                + "that contains the bar.",
            on: "iphone-17",
            bad: Variant(
                "The gray view begins below the bar, and the root view has no background color.",
                views, constraints, hasBackground: false),
            good: Variant("The root view has a background color.", views, constraints))
    }

    private static var smallTouchTarget: RuleExplanation {
        func button(_ height: CGFloat) -> [String] {
            [
                ExampleDocument.button(
                    "button", "Delete", CGRect(x: 20, y: 40, width: 47, height: height))
            ]
        }
        let place = ["button.leading = safe.leading + 20", "button.top = safe.top + 20"]
        return RuleExplanation(
            "small-touch-target",
            "A button of less than 28 points is difficult to tap. Apple recommends 44 × 44 points.",
            fix: "Make the button larger; its title or image can keep its size.",
            bad: Variant(
                "The button is 20 points high.", button(20), place + ["button.height = 20"]),
            good: Variant(
                "The button is 44 points high.", button(44), place + ["button.height = 44"]))
    }
}
