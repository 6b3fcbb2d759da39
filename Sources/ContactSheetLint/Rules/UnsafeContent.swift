import Foundation
import InterfaceEditing
import UIKit

/// Texts and controls that a bar, a sensor housing, or the home indicator covers.
enum UnsafeContent: ScreenRule {
    static let rule = LayoutRule(
        "unsafe-content", .warning,
        "Text or a control is under a bar, the sensor housing, or the home indicator.")

    /// The tolerated overlap, in points. Letters don't extend to the edges of their line.
    private static let tolerance: CGFloat = 3

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        guard screen.isWhole else { return [] }
        return screen.views.enumerated().compactMap { index, view in
            // Scroll views inset their content from the edges themselves.
            guard view.isContent, !(view is UIScrollView), !screen.scrolls(view) else {
                return nil
            }
            let ink = screen.ink(of: view).intersection(checked: screen.bounds)
            guard !ink.isNull, !ink.isEmpty,
                let place = bar(over: ink, index, screen) ?? place(of: ink, screen),
                screen.isSettled(view)
            else { return nil }
            var issue = LayoutIssue(
                rule, "\(view.outlineName.quotedShort) is under the \(place.name)", at: view,
                hint: hint(view, along: place.edge == .side ? .horizontal : .vertical))
            // Launch screens have no controls, and their texts are seen for a second.
            if screen.surroundings.isLaunchScreen { issue.severity = .note }
            issue.share = LayoutIssue.Share(
                cause: place.name, name: view.outlineName.quotedShort,
                plural: "are under the \(place.name)", edge: place.edge)
            return issue
        }
    }

    /// Returns the hint for a view, which may already be constrained to the safe area.
    private static func hint(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> String {
        let isInSafeArea = view.selfAndAncestors.contains { current in
            current.superview?.constraints(referringTo: current).contains {
                $0.refersToSafeArea && $0.isVertical == (axis == .vertical) && !$0.isMadeByUIKit
            } ?? false
        }
        return isInSafeArea
            ? "The view is constrained to the safe area, but there isn't enough space: reduce fixed "
                + "sizes and distances, or use a scroll view."
            : "Constrain the view to the safe area."
    }

    /// What covers content at an edge.
    private typealias Place = (name: String, edge: LayoutIssue.ScreenEdge)

    /// Returns a bar that is drawn later and covers a part of a rectangle.
    private static func bar(
        over ink: CGRect, _ index: Int, _ screen: InspectedScreen
    ) -> Place? {
        let bar = screen.bars.first { bar in
            bar.index > index
                && bar.rects.contains { rect in
                    let common = rect.intersection(checked: ink)
                    return !common.isNull && min(common.width, common.height) > tolerance + 1
                }
        }
        return bar.map { bar in
            let isAtTop = bar.rects.allSatisfy { $0.midY < screen.bounds.midY }
            return (bar.coverage.name, isAtTop ? .top : .bottom)
        }
    }

    private static func place(of ink: CGRect, _ screen: InspectedScreen) -> Place? {
        let safe = screen.safe.insetBy(dx: -tolerance, dy: -tolerance)
        if ink.minY < safe.minY, screen.safe.minY > screen.bounds.minY,
            !screen.surroundings.hasTopBar
        {
            let isTall = screen.safe.minY - screen.bounds.minY > 24
            return (isTall ? "status bar and the sensor housing" : "status bar", .top)
        }
        if ink.maxY > safe.maxY, screen.safe.maxY < screen.bounds.maxY,
            !screen.surroundings.hasBottomBar
        {
            return ("home indicator", .bottom)
        }
        let isBeside =
            ink.minX < safe.minX && screen.safe.minX > screen.bounds.minX
            || ink.maxX > safe.maxX && screen.safe.maxX < screen.bounds.maxX
        return isBeside ? ("sensor housing or the rounded corners at the side", .side) : nil
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint is about a vertical position or size.
    fileprivate var isVertical: Bool {
        let vertical: [Attribute] = [
            .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins,
        ]
        return vertical.contains(firstAttribute)
    }

    /// Whether one of the items is a guide at the edges of the safe area.
    fileprivate var refersToSafeArea: Bool {
        [firstItem, secondItem].contains { item in
            guard let guide = item as? UILayoutGuide else { return false }
            return guide === guide.owningView?.safeAreaLayoutGuide
        } || [firstItem, secondItem].contains { $0 is any UILayoutSupport }
    }
}
