import Foundation
import InterfaceEditing
import UIKit

/// Texts and controls that overlap each other.
enum OverlappingViews: ScreenRule {
    static let rule = LayoutRule(
        "overlapping-views", .warning, "Labels or controls overlap each other.")

    /// The overlap, in points, that is tolerated because of rounded frames and the space above
    /// lowercase letters.
    private static let tolerance: CGFloat = 4
    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        let views = screen.views.filter { view in
            (view.isContent || view.mayHideViews) && view.alpha > 0.5 && view.superview != nil
        }
        let inks = views.map { letters(of: $0, screen) }
        let index = RectangleIndex(inks)
        return views.indices.flatMap { first in
            index.numbers(intersecting: inks[first], after: first).compactMap { second in
                guard
                    let pair = OverlappingPair(views[first], views[second], screen),
                    let issue = issue(
                        pair,
                        views[first].isFilledButton ? screen.ink(of: views[first]) : inks[first],
                        inks[second]),
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
        guard view.isContent, !view.isFilledButton else { return screen.frame(of: view) }
        guard !ink.isNull, let label = view as? UILabel else { return ink }
        return ink.insetBy(dx: 0, dy: min(label.font.lineHeight / 5, ink.height / 2))
    }

    private static func hint(_ common: CGRect) -> String {
        "Move them apart; \(common.width.short) × \(common.height.short) points overlap."
    }

    private static func issue(
        _ pair: OverlappingPair, _ lowerInk: CGRect, _ upperInk: CGRect
    ) -> LayoutIssue? {
        guard !lowerInk.isNull, !upperInk.isNull, !pair.isArranged else { return nil }
        let common = lowerInk.intersection(checked: upperInk)
        if !pair.lower.isContent || !pair.upper.isContent { return cover(pair, lowerInk, common) }
        guard !common.isNull, common.width > tolerance, common.height > tolerance,
            pair.isVisible(lowerInk, common)
        else { return nil }
        var issue = LayoutIssue(
            rule,
            "\(pair.upper.outlineName.quotedShort) overlaps \(pair.lower.outlineName.quotedShort)",
            at: pair.upper,
            hint: hint(common)
        ).explained(by: [pair.upper, pair.lower])
        issue.isMeantIfEverywhere = pair.isCovered(lowerInk)
        issue.share = LayoutIssue.Share(
            cause: pair.container.issuePath, name: pair.upper.outlineName.quotedShort,
            plural: "overlap other views")
        return issue
    }
}

extension OverlappingViews {
    /// Returns an issue for a text that an image or another view covers on some screens.
    private static func cover(
        _ pair: OverlappingPair, _ ink: CGRect, _ common: CGRect
    ) -> LayoutIssue? {
        guard pair.lower.isText, pair.lower is UILabel, !common.isNull,
            common.height > tolerance, common.width > max(tolerance, ink.width / 4),
            pair.isVisible(ink, common)
        else { return nil }
        var issue = LayoutIssue(
            rule,
            "\(pair.upper.outlineName.quotedShort) covers \(pair.lower.outlineName.quotedShort)",
            at: pair.lower,
            hint: hint(common)
        ).explained(by: [pair.upper, pair.lower])
        issue.isMeantIfEverywhere = true
        return issue
    }
}

/// Two views, the second of which is drawn later.
@MainActor private struct OverlappingPair {
    let lower: UIView
    let upper: UIView
    /// The view that contains both.
    let container: UIView
    /// The views between each view and the container, beginning with the view.
    private let lowerBranch: [UIView]
    private let upperBranch: [UIView]
    private let screen: InspectedScreen

    /// The fraction of the larger frame above which overlapping views count as alternatives that
    /// are shown in the same place.
    private static let sharedPlace: CGFloat = 0.6

    /// Creates a pair, or returns `nil` if one of the views scrolls past the other one.
    init?(_ lower: UIView, _ upper: UIView, _ screen: InspectedScreen) {
        let above = Set(lower.selfAndAncestors.map { ObjectIdentifier($0) })
        guard
            let container = upper.selfAndAncestors.first(where: {
                above.contains(ObjectIdentifier($0))
            }), container !== lower, container !== upper
        else { return nil }
        lowerBranch = Array(lower.selfAndAncestors.prefix { $0 !== container })
        upperBranch = Array(upper.selfAndAncestors.prefix { $0 !== container })
        let containers = lowerBranch.dropFirst() + upperBranch.dropFirst()
        guard !containers.contains(where: { $0 is UIScrollView }) else { return nil }
        (self.lower, self.upper, self.container, self.screen) = (lower, upper, container, screen)
    }

    private var areSiblings: Bool { lowerBranch.count == 1 && upperBranch.count == 1 }

    /// Whether the overlap is intended: a view is on a control, or both views are alternatives in
    /// the same place.
    var isArranged: Bool {
        if areAlternatives(lower, upper) { return true }
        if let one = lowerBranch.last, let other = upperBranch.last, areAlternatives(one, other) {
            return true
        }
        let (first, second) = (screen.frame(of: lower), screen.frame(of: upper))
        let isCentered = abs(first.midX - second.midX) <= 2 && abs(first.midY - second.midY) <= 2
        if isCentered || isInField(second, first, lower) || isInField(first, second, upper) {
            return true
        }
        return lower.isContainer && first.encloses(second, tolerance: 1)
            || upper.isContainer && second.encloses(first, tolerance: 1)
    }

    private func areAlternatives(_ one: UIView, _ other: UIView) -> Bool {
        let (first, second) = (screen.frame(of: one), screen.frame(of: other))
        return first.intersection(checked: second).area > Self.sharedPlace
            * max(first.area, second.area)
    }

    /// Whether a view is over an end of a text field, such as a button that clears it.
    private func isInField(_ inner: CGRect, _ outer: CGRect, _ field: UIView) -> Bool {
        guard field is UITextField || field is UISearchBar else { return false }
        return inner.height <= outer.height + 8 && inner.width <= outer.width / 2
            && abs(inner.midY - outer.midY) <= outer.height / 2
            && max(inner.maxX, outer.maxX) - min(inner.minX, outer.minX) < outer.width * 1.25
    }

    // MARK: Visibility

    /// Whether both views are seen: nothing that is drawn between them hides the lower one, and
    /// nothing clips the common part.
    func isVisible(_ ink: CGRect, _ common: CGRect) -> Bool {
        let clips = (lowerBranch + upperBranch).filter { $0.clipsToBounds || $0 is UIScrollView }
        guard
            clips.allSatisfy({ view in
                view === lower || view === upper
                    || screen.frame(of: view).intersects(checked: common)
            })
        else { return false }
        if areSiblings { return true }
        return !covers.contains { screen.frame(of: $0).encloses(ink, tolerance: 1) }
    }

    /// Whether an opaque view hides a part of the lower one, which is intended for views in front of
    /// others.
    func isCovered(_ ink: CGRect) -> Bool {
        !areSiblings && covers.contains { screen.frame(of: $0).intersects(checked: ink) }
    }

    /// The opaque views that are drawn between both views.
    private var covers: [UIView] {
        guard let first = lowerBranch.last, let last = upperBranch.last,
            let start = container.subviews.firstIndex(where: { $0 === first }),
            let end = container.subviews.firstIndex(where: { $0 === last }), start < end
        else { return [] }
        return (container.subviews[(start + 1)..<end] + upperBranch.dropFirst()).filter { view in
            !view.isHidden && view.alpha > 0.5 && view.mayHideViews
        }
    }
}

extension UIView {
    /// Whether other views may be placed on the view.
    fileprivate var isContainer: Bool { self is UIControl || self is UITextView }

    /// Whether the view draws an image or a background.
    fileprivate var mayHideViews: Bool {
        (self as? UIImageView)?.image != nil || self is UIVisualEffectView || isFilled
    }

    /// Whether the view is a button with a background, which hides what is behind it.
    fileprivate var isFilledButton: Bool { self is UIButton && isFilled }

    private var isFilled: Bool { backgroundColor.map { $0.cgColor.alpha > 0.5 } == true }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
