import Foundation
import InterfaceBuilder
import UIKit

/// Texts and controls that overlap each other.
enum OverlappingViews: ScreenRule {
    static let rule = LayoutRule(
        "overlapping-views", .warning, "Two sibling labels or controls overlap.")

    /// The overlap, in points, that is tolerated because of rounded frames and the space above
    /// lowercase letters.
    private static let tolerance: CGFloat = 4
    /// The fraction of the larger frame above which overlapping views count as alternatives that
    /// are shown in the same place.
    private static let sharedPlace: CGFloat = 0.6

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        var groups: [[UIView]] = []
        var places: [ObjectIdentifier: Int] = [:]
        for view in screen.views where view.isContent && view.alpha > 0.5 {
            guard let superview = view.superview else { continue }
            if let place = places[ObjectIdentifier(superview)] {
                groups[place].append(view)
            } else {
                places[ObjectIdentifier(superview)] = groups.count
                groups.append([view])
            }
        }
        return groups.flatMap { issues(among: $0, screen) }
    }

    private static func issues(among views: [UIView], _ screen: InspectedScreen) -> [LayoutIssue] {
        let inks = views.map { letters(of: $0, screen) }
        let index = RectangleIndex(inks)
        return views.indices.flatMap { first in
            index.numbers(intersecting: inks[first], after: first).compactMap { second in
                guard
                    let issue = issue((views[first], inks[first]), (views[second], inks[second])),
                    screen.isSettled(views[first]), screen.isSettled(views[second])
                else { return nil }
                return issue
            }
        }
    }

    /// Returns the visible content of a view without the space above and below letters, where lines
    /// can overlap unnoticed.
    private static func letters(of view: UIView, _ screen: InspectedScreen) -> CGRect {
        let ink = screen.ink(of: view)
        guard !ink.isNull, let label = view as? UILabel else { return ink }
        return ink.insetBy(dx: 0, dy: min(label.font.lineHeight / 5, ink.height / 2))
    }

    private static func issue(
        _ lower: (view: UIView, ink: CGRect), _ upper: (view: UIView, ink: CGRect)
    ) -> LayoutIssue? {
        guard !lower.ink.isNull, !upper.ink.isNull, !isArranged(lower, upper) else { return nil }
        let common = lower.ink.intersection(upper.ink)
        guard !common.isNull, common.width > tolerance, common.height > tolerance else {
            return nil
        }
        var issue = LayoutIssue(
            rule,
            "\(upper.view.outlineName.quotedShort) overlaps \(lower.view.outlineName.quotedShort)",
            at: upper.view,
            hint: "Move them apart; \(common.width.short) × \(common.height.short) points overlap."
        ).explained(by: [upper.view, lower.view])
        let container = upper.view.superview?.issuePath ?? ""
        issue.share = LayoutIssue.Share(
            cause: container, name: upper.view.outlineName.quotedShort,
            plural: "overlap other views")
        return issue
    }

    /// Whether the overlap is intended: a view is on a control, or both views are alternatives in
    /// the same place.
    private static func isArranged(
        _ lower: (view: UIView, ink: CGRect), _ upper: (view: UIView, ink: CGRect)
    ) -> Bool {
        let (first, second) = (lower.view.frame, upper.view.frame)
        if first.intersection(second).area > sharedPlace * max(first.area, second.area) {
            return true
        }
        let isCentered = abs(first.midX - second.midX) <= 2 && abs(first.midY - second.midY) <= 2
        if isCentered || isInField(upper.view, lower.view) || isInField(lower.view, upper.view) {
            return true
        }
        return lower.view.isContainer && first.encloses(second, tolerance: 1)
            || upper.view.isContainer && second.encloses(first, tolerance: 1)
    }
}

extension OverlappingViews {
    /// Whether a view is over an end of a text field, such as a button that clears it.
    private static func isInField(_ view: UIView, _ field: UIView) -> Bool {
        guard field is UITextField || field is UISearchBar else { return false }
        let (inner, outer) = (view.frame, field.frame)
        return inner.height <= outer.height + 8 && inner.width <= outer.width / 2
            && abs(inner.midY - outer.midY) <= outer.height / 2
            && max(inner.maxX, outer.maxX) - min(inner.minX, outer.minX) < outer.width * 1.25
    }
}

extension UIView {
    /// Whether other views may be placed on the view.
    fileprivate var isContainer: Bool { self is UIControl || self is UITextView }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
