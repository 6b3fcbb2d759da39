import Foundation
import InterfaceEditing
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
            guard view.isContent, !view.bounds.isEmpty, view !== screen.root else { return nil }
            let found =
                screen.scrolls(view)
                ? cutAcross(view, screen) ?? cutInCell(view, screen)
                : clipped(view, screen) ?? untouchable(view, screen) ?? cutInCell(view, screen)
            guard let issue = found else { return nil }
            return screen.isSettled(view) ? issue : nil
        }
    }

    private static func clipped(_ view: UIView, _ screen: InspectedScreen) -> LayoutIssue? {
        let ink = screen.ink(of: view)
        guard !ink.isNull, let superview = clipping(view, below: screen.root) else { return nil }
        let area = screen.frame(of: superview)
        guard !area.encloses(ink, tolerance: 1), !area.isEmpty else { return nil }
        var issue = LayoutIssue(
            rule, "\(superview.outlineName.quotedShort) clips \(view.outlineName.quotedShort)",
            at: view, hint: "Fit \(ink.spelledOut) inside \(area.spelledOut)."
        ).explained(by: [view])
        issue.share = LayoutIssue.Share(
            cause: superview.issuePath, name: view.outlineName.quotedShort,
            plural: "are clipped by \(superview.outlineName.quotedShort)")
        return issue
    }

    /// Returns an issue for a view that a scroll view cuts off in a direction in which it doesn't
    /// scroll.
    private static func cutAcross(_ view: UIView, _ screen: InspectedScreen) -> LayoutIssue? {
        // Cells of built-in styles are arranged by code.
        guard let scroll = view.ancestors.first(where: { $0 is UIScrollView }) as? UIScrollView,
            view.effectiveUserInterfaceLayoutDirection == .leftToRight,
            !(scroll is UICollectionView), scroll.contentSize.height > 0
        else { return nil }
        let (ink, area) = (screen.ink(of: view), screen.frame(of: scroll))
        guard !ink.isNull, !area.isEmpty else { return nil }
        let (content, bounds) = (scroll.contentSize, scroll.bounds.size)
        let isAcross =
            content.width <= bounds.width + 1
            && isCut(
                max(0, ink.maxX - area.maxX) + max(0, area.minX - ink.minX), of: ink.width,
                view.isText ? leastOfText : least)
        let isAlong =
            content.height <= bounds.height + 1 && content.width > bounds.width + 1
            && isCut(max(ink.maxY - area.maxY, area.minY - ink.minY), of: ink.height, least)
        guard isAcross || isAlong else { return nil }
        return LayoutIssue(
            rule,
            "\(scroll.outlineName.quotedShort) cuts off \(view.outlineName.quotedShort) and doesn't "
                + "scroll \(isAcross ? "horizontally" : "vertically")",
            at: view, hint: "Fit \(ink.spelledOut) inside \(area.spelledOut).")
    }

    /// The fraction of a view's size, and of the width of a text, that is noticed.
    private static let (least, leastOfText): (CGFloat, CGFloat) = (0.1, 0.05)

    private static func isCut(
        _ part: CGFloat, of length: CGFloat, _ fraction: CGFloat
    ) -> Bool {
        part > leastCut && part > length * fraction && length > leastCut
    }

    /// Returns an issue for a view that is cut off by the height of its cell or header.
    private static func cutInCell(_ view: UIView, _ screen: InspectedScreen) -> LayoutIssue? {
        guard let cell = view.ancestors.first(where: \.isCellOrHeader) else { return nil }
        let (ink, area) = (screen.ink(of: view), screen.frame(of: cell))
        // Nothing determines the height of a cell that is nearly empty, so code does.
        guard !ink.isNull, area.height > leastHeight else { return nil }
        let part = max(ink.maxY - area.maxY, area.minY - ink.minY)
        guard part > leastCut, part > ink.height / 10 else { return nil }
        return LayoutIssue(
            rule,
            "\(view.outlineName.quotedShort) doesn't fit the height of "
                + cell.outlineName.quotedShort,
            at: view, hint: "Increase the height, \(area.height.short) points.")
    }

    /// The least height of a cell that shows something, in points.
    private static let leastHeight: CGFloat = 8
    /// The part of a view that is cut off noticeably, in points.
    private static let leastCut: CGFloat = 4

    private static func clipping(_ view: UIView, below root: UIView) -> UIView? {
        view.ancestors.prefix { $0 !== root }.first(where: \.clipsToBounds)
    }

    /// Returns an issue for a control outside a superview's bounds. Touches reach a view only
    /// inside the bounds of all its superviews.
    private static func untouchable(_ view: UIView, _ screen: InspectedScreen) -> LayoutIssue? {
        guard view is UIControl, view.isUserInteractionEnabled else { return nil }
        let frame = screen.frame(of: view)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        guard screen.bounds.contains(checked: center) else { return nil }
        for current in view.ancestors.prefix(while: { $0 !== screen.root }) {
            let area = screen.frame(of: current)
            if !area.contains(checked: center) {
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

extension UIView {
    /// Whether the view is a cell, or the header or footer of a table.
    fileprivate var isCellOrHeader: Bool {
        if self is UITableViewCell || self is UICollectionReusableView { return true }
        guard let table = superview as? UITableView else { return false }
        return table.tableHeaderView === self || table.tableFooterView === self
    }
}
