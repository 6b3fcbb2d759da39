import Foundation
import InterfaceBuilder
import UIKit

/// Views that can't be seen or scrolled to on some devices.
enum ViewOffScreen: ScreenRule {
    static let rule = LayoutRule(
        "view-off-screen", .error,
        "A label or a control is off screen or cut off by an edge of the screen on some devices.")
    /// Views that are beyond the edges of every screen are moved in by an animation.
    static let isMeantWhereEverywhere = true

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        guard screen.isWhole else { return [] }
        return screen.views.compactMap { view in
            guard view.isContent, !screen.scrolls(view) else { return nil }
            let ink = screen.ink(of: view)
            guard !ink.isNull, !ink.isEmpty else { return nil }
            let place = edge(beyond: screen.bounds, ink)
            guard let edge = place ?? edge(cutting: ink, screen.bounds), !isParked(view, screen),
                screen.isSettled(view)
            else { return nil }
            let verb = place == nil ? "partly beyond" : "beyond"
            let text = "\(verb) the \(edge.rawValue) edge of the screen"
            var issue = LayoutIssue(
                rule, "\(view.outlineName.quotedShort) is \(text)", at: view, hint: hint(view)
            ).explained(by: [view])
            if place == nil { issue.severity = .warning }
            issue.share = LayoutIssue.Share(
                cause: text, name: view.outlineName.quotedShort, plural: "are \(text)",
                edge: edge.screenEdge)
            return issue
        }
    }

    private enum Edge: String {
        case top, bottom, left, right

        var screenEdge: LayoutIssue.ScreenEdge {
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .left, .right: .side
            }
        }
    }

    /// The part of a view beyond an edge that is noticed, in points and as a fraction of its size.
    private static let least: (points: CGFloat, fraction: CGFloat) = (4, 0.1)

    /// Returns the edge that cuts off a noticeable part of a rectangle.
    private static func edge(cutting rect: CGRect, _ bounds: CGRect) -> Edge? {
        func isCut(_ part: CGFloat, of length: CGFloat) -> Bool {
            part > least.points && part > least.fraction * length
        }
        if isCut(rect.maxX - bounds.maxX, of: rect.width) { return .right }
        if isCut(bounds.minX - rect.minX, of: rect.width) { return .left }
        if isCut(rect.maxY - bounds.maxY, of: rect.height) { return .bottom }
        return isCut(bounds.minY - rect.minY, of: rect.height) ? .top : nil
    }

    /// Whether the view or one around it is next to an edge of the screen, from where an animation
    /// moves it in.
    private static func isParked(_ view: UIView, _ screen: InspectedScreen) -> Bool {
        let bounds = screen.bounds
        return view.selfAndAncestors.prefix { $0 !== screen.root }.contains { current in
            let frame = screen.frame(of: current)
            return abs(frame.minY - bounds.maxY) <= 1 || abs(frame.maxY - bounds.minY) <= 1
                || abs(frame.minX - bounds.maxX) <= 1 || abs(frame.maxX - bounds.minX) <= 1
        }
    }

    private static func hint(_ view: UIView) -> String {
        view.translatesAutoresizingMaskIntoConstraints
            ? "Use an autoresizing mask that follows that edge, or constraints."
            : "Reduce fixed sizes and distances, or use a scroll view."
    }

    /// Returns the edge of the screen that more than half of a rectangle is beyond.
    private static func edge(beyond bounds: CGRect, _ rect: CGRect) -> Edge? {
        if rect.midX > bounds.maxX { return .right }
        if rect.midX < bounds.minX { return .left }
        if rect.midY > bounds.maxY { return .bottom }
        return rect.midY < bounds.minY ? .top : nil
    }
}
