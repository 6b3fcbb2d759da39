import Foundation
import InterfaceBuilder
import UIKit

/// Fixed distances of a view from all four edges of its superview that don't match any guideline:
/// the view only fits the canvas that they were measured on (Documentation/LayoutIssues.md 4).
@MainActor struct FixedEdgeDistances {
    /// The distances in the order leading, top, trailing, bottom, in points. An axis with a
    /// guideline is omitted.
    let numbers: [CGFloat]
    private let name: String

    /// Creates the distances, or `nil` if the view isn't pinned this way, or not along the given
    /// axis.
    init?(_ view: UIView, along axis: NSLayoutConstraint.Axis? = nil) {
        let sides: [Side] = [.leading, .top, .trailing, .bottom]
        let distances = sides.compactMap { Self.distance(view, $0) }
        guard let superview = view.superview, distances.count == sides.count else { return nil }
        let isOdd = zip(sides, distances).map { side, distance in
            distance > Self.widestGuideline && distance != side.margin(of: superview)
        }
        // If one distance is a guideline, it determines the position; the opposite distance then
        // determines the size.
        let isMagic = sides.indices.map { isOdd[$0] && isOdd[($0 + 2) % 4] }
        let asked = axis.map { [isMagic[$0 == .horizontal ? 0 : 1]] } ?? isMagic
        guard asked.contains(true) else { return nil }
        numbers = zip(distances, isMagic).filter(\.1).map(\.0)
        name = view.outlineName
    }

    /// Interface Builder's guidelines are at 0, 8, 16, and 20 points (Documentation/Layout.md 3.7).
    private static let widestGuideline: CGFloat = 20

    /// The distances in messages, such as:
    ///
    ///     “Card” is pinned at nonstandard distances of 62, 89, 68, 198 points
    var description: String {
        let list = numbers.map { DocumentNumber.constant(($0 * 10).rounded() / 10) }
        return "“\(name.prefix(40))” is pinned at nonstandard distances of "
            + "\(list.joined(separator: ", ")) points"
    }

    static let hint = "Center the view, align it with another view, or set its size."

    // MARK: Edges

    private enum Side {
        case leading, top, trailing, bottom

        var attributes: [NSLayoutConstraint.Attribute] {
            switch self {
            case .leading: [.leading, .left]
            case .top: [.top]
            case .trailing: [.trailing, .right]
            case .bottom: [.bottom]
            }
        }

        /// The attributes of a superview or guide to which such an edge is pinned. The guides of
        /// bars in iOS 7 to 10 end where the content begins.
        var others: [NSLayoutConstraint.Attribute] {
            switch self {
            case .leading: [.leading, .left, .leadingMargin, .leftMargin]
            case .top: [.top, .topMargin, .bottom]
            case .trailing: [.trailing, .right, .trailingMargin, .rightMargin]
            case .bottom: [.bottom, .bottomMargin, .top]
            }
        }

        @MainActor func margin(of view: UIView) -> CGFloat {
            switch self {
            case .leading: view.layoutMargins.left
            case .top: view.layoutMargins.top
            case .trailing: view.layoutMargins.right
            case .bottom: view.layoutMargins.bottom
            }
        }

        var isNear: Bool { self == .leading || self == .top }
    }

    /// Returns the distance of an edge from the superview's edge, measured inward, if a required
    /// equality fixes it.
    private static func distance(_ view: UIView, _ side: Side) -> CGFloat? {
        guard let superview = view.superview else { return nil }
        for constraint in superview.constraints(referringTo: view)
        where constraint.relation == .equal && constraint.priority == .required
            && constraint.multiplier == 1 && !constraint.isMadeByUIKit
        {
            let isFirst =
                constraint.firstItem === view && side.attributes.contains(constraint.firstAttribute)
                && side.others.contains(constraint.secondAttribute)
                && isAround(view, constraint.secondItem)
            let isSecond =
                constraint.secondItem === view
                && side.attributes.contains(constraint.secondAttribute)
                && side.others.contains(constraint.firstAttribute)
                && isAround(view, constraint.firstItem)
            guard isFirst || isSecond else { continue }
            return isFirst == side.isNear ? constraint.constant : -constraint.constant
        }
        return nil
    }

    private static func isAround(_ view: UIView, _ item: AnyObject?) -> Bool {
        item === view.superview || (item as? UILayoutGuide)?.owningView === view.superview
    }
}

extension LayoutIssue {
    /// Returns the issue with the nonstandard distances that cause it, if one of the views is
    /// pinned at such distances, along the axis if one is given. Messages with Xcode's text don't
    /// change; the distances are added to their details.
    @MainActor public func explained(
        by views: [UIView], along axis: NSLayoutConstraint.Axis? = nil
    ) -> LayoutIssue {
        let found = views.lazy.compactMap { FixedEdgeDistances($0, along: axis) }.first
        guard let found else { return self }
        var result = self
        result.hint = [hint, FixedEdgeDistances.hint].compactMap { $0 }.joined(separator: " ")
        if rule.wording == .own {
            result.message += ": \(found.description)"
        } else {
            result.details.append(found.description)
        }
        return result
    }
}
