import Foundation
import InterfaceBuilder
import UIKit

/// Views that can't be seen or scrolled to on some devices.
enum ViewOffScreen: ScreenRule {
    static let rule = LayoutRule(
        "view-off-screen", .error,
        "A label or a control is off screen on some devices.")
    /// Views that are beyond the edges of every screen are moved in by an animation.
    static let isMeantWhereEverywhere = true

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        guard screen.isWhole else { return [] }
        return screen.views.compactMap { view in
            guard view.isContent, !screen.scrolls(view) else { return nil }
            let ink = screen.ink(of: view)
            guard !ink.isNull, !ink.isEmpty, let edge = edge(beyond: screen.bounds, ink),
                screen.isSettled(view)
            else { return nil }
            var issue = LayoutIssue(
                rule, "\(view.outlineName.quotedShort) is beyond the \(edge) edge of the screen",
                at: view, hint: hint(view)
            ).explained(by: [view])
            issue.share = LayoutIssue.Share(
                cause: edge, name: view.outlineName.quotedShort,
                plural: "are beyond the \(edge) edge of the screen")
            return issue
        }
    }

    private static func hint(_ view: UIView) -> String {
        view.translatesAutoresizingMaskIntoConstraints
            ? "Use an autoresizing mask that follows that edge, or constraints."
            : "Reduce fixed sizes and distances, or use a scroll view."
    }

    /// Returns the edge of the screen that more than half of a rectangle is beyond.
    private static func edge(beyond bounds: CGRect, _ rect: CGRect) -> String? {
        if rect.midX > bounds.maxX { return "right" }
        if rect.midX < bounds.minX { return "left" }
        if rect.midY > bounds.maxY { return "bottom" }
        return rect.midY < bounds.minY ? "top" : nil
    }
}
