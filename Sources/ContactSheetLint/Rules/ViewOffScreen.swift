import Foundation
import InterfaceEditing
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
        let tall = TallNeighbor.candidates(on: screen)
        return screen.views.compactMap { view in
            guard view.isContent, !screen.scrolls(view) else { return nil }
            let ink = screen.ink(of: view)
            guard !ink.isNull, !ink.isEmpty else { return nil }
            let place = edge(beyond: screen.bounds, ink)
            guard let edge = place ?? edge(cutting: ink, of: view, screen.bounds),
                !isParked(view, screen),
                screen.isSettled(view)
            else { return nil }
            let verb = place == nil ? "partly beyond" : "beyond"
            let text = "\(verb) the \(edge.rawValue) edge of the screen"
            let neighbor = TallNeighbor(of: view, beyond: edge.rawValue, among: tall, on: screen)
            var issue = LayoutIssue(
                rule, "\(view.outlineName.quotedShort) is \(text)", at: view,
                hint: neighbor?.hint ?? hint(view, edge)
            ).explained(by: [view])
            if place == nil { issue.severity = .warning }
            issue.share = LayoutIssue.Share(
                cause: edge.rawValue, name: view.outlineName.quotedShort,
                plural: place == nil
                    ? "are cut off by the \(edge.rawValue) edge of the screen, or beyond it"
                    : "are \(text)",
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
    /// The same fraction for the width of a text, of which every letter counts. Substitute fonts
    /// differ by less.
    private static let leastOfText: CGFloat = 0.05

    /// Returns the edge that cuts off a noticeable part of a view's content. Of content that is wider
    /// than the screen, both sides count.
    private static func edge(cutting rect: CGRect, of view: UIView, _ bounds: CGRect) -> Edge? {
        func isCut(_ part: CGFloat, of length: CGFloat, _ fraction: CGFloat) -> Bool {
            part > least.points && part > fraction * length
        }
        let fraction = view.isText ? leastOfText : least.fraction
        let (right, left) = (max(0, rect.maxX - bounds.maxX), max(0, bounds.minX - rect.minX))
        if isCut(right + left, of: rect.width, fraction) { return right < left ? .left : .right }
        if isCut(rect.maxY - bounds.maxY, of: rect.height, least.fraction) { return .bottom }
        return isCut(bounds.minY - rect.minY, of: rect.height, least.fraction) ? .top : nil
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

    private static func hint(_ view: UIView, _ edge: Edge) -> String {
        guard view.translatesAutoresizingMaskIntoConstraints else {
            return "Reduce fixed sizes and distances, or use a scroll view."
        }
        let command =
            view.documentOrigin == nil ? "add one" : "run `contactsheet fix --reset-to-suggested`"
        return
            "No constraint holds it at the \(edge.rawValue) edge: \(command), or use an autoresizing mask "
            + "that follows that edge."
    }

    /// Returns the edge of the screen that more than half of a rectangle is beyond.
    private static func edge(beyond bounds: CGRect, _ rect: CGRect) -> Edge? {
        if rect.midX > bounds.maxX { return .right }
        if rect.midX < bounds.minX { return .left }
        if rect.midY > bounds.maxY { return .bottom }
        return rect.midY < bounds.minY ? .top : nil
    }
}
