import Foundation
import InterfaceBuilder
import UIKit

/// Content that superviews clip, and controls that receive no touches.
enum OutsideSuperview: ScreenRule {
    static let rule = LayoutRule(
        "outside-superview", .warning,
        "A superview clips text, or a control is outside its superview's bounds.")
    /// Clipping that is the same on all devices is part of the design.
    static let isMeantWhereEverywhere = true

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.compactMap { view in
            guard view.isContent, !view.bounds.isEmpty, view !== screen.root, !screen.scrolls(view)
            else { return nil }
            guard let issue = clipped(view, screen) ?? untouchable(view, screen) else { return nil }
            return screen.isSettled(view) ? issue : nil
        }
    }

    private static func clipped(_ view: UIView, _ screen: InspectedScreen) -> LayoutIssue? {
        let ink = screen.ink(of: view)
        guard !ink.isNull, let superview = clipping(view, below: screen.root) else { return nil }
        let area = screen.frame(of: superview)
        guard !area.insetBy(dx: -1, dy: -1).contains(ink), !area.isEmpty else { return nil }
        return LayoutIssue(
            rule, "\(superview.outlineName.quotedShort) clips \(view.outlineName.quotedShort)",
            at: view, hint: "Fit \(ink.spelledOut) inside \(area.spelledOut)."
        ).explained(by: [view])
    }

    private static func clipping(_ view: UIView, below root: UIView) -> UIView? {
        view.ancestors.prefix { $0 !== root }.first(where: \.clipsToBounds)
    }

    /// Returns an issue for a control outside a superview's bounds. Touches reach a view only
    /// inside the bounds of all its superviews.
    private static func untouchable(_ view: UIView, _ screen: InspectedScreen) -> LayoutIssue? {
        guard view is UIControl, view.isUserInteractionEnabled else { return nil }
        let frame = screen.frame(of: view)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        guard screen.bounds.contains(center) else { return nil }
        for current in view.ancestors.prefix(while: { $0 !== screen.root }) {
            let area = screen.frame(of: current)
            if !area.contains(center) {
                return LayoutIssue(
                    rule,
                    "\(view.outlineName.quotedShort) doesn't receive touches: its center is outside "
                        + current.outlineName.quotedShort,
                    at: view, hint: "Fit \(frame.spelledOut) inside \(area.spelledOut).")
            }
        }
        return nil
    }
}
