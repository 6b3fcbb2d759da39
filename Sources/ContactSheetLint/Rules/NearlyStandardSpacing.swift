import Foundation
import InterfaceEditing
import UIKit

/// Distances that differ from the standard spacing by up to a point.
enum NearlyStandardSpacing: ScreenRule {
    static let rule = LayoutRule(
        "nearly-standard-spacing", .note,
        "A distance is within 1 point of the standard 8 points, or 20 at an edge.",
        isOptional: true)

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.flatMap { view in
            view.constraints.compactMap { constraint in
                guard let standard = standardMissed(by: constraint) else { return nil }
                return LayoutIssue(
                    rule,
                    "\(constraint.equationText) is close to the standard \(standard.short) points",
                    at: constraint, in: view, hint: "Use the standard spacing.")
            }
        }
    }

    private static func standardMissed(by constraint: NSLayoutConstraint) -> CGFloat? {
        guard !constraint.isMadeByUIKit, constraint.relation == .equal,
            constraint.priority == .required, constraint.multiplier == 1,
            let first = constraint.firstItem as? UIView,
            let standard = standard(between: first, constraint)
        else { return nil }
        let distance = abs(constraint.constant)
        // The tolerance is only 1 point, because 10 points is a standard of its own for many
        // (Documentation/DocumentFormat.md 3).
        return distance != standard && abs(distance - standard) <= 1 ? standard : nil
    }

    /// Returns the standard distance between siblings or to the superview and its guides, or `nil`
    /// if the constraint isn't a distance.
    private static func standard(
        between first: UIView, _ constraint: NSLayoutConstraint
    ) -> CGFloat? {
        let pair = (constraint.firstAttribute, constraint.secondAttribute)
        let second = constraint.secondItem
        if let sibling = second as? UIView, sibling !== first.superview,
            first !== sibling.superview
        {
            switch pair {
            case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left),
                (.top, .bottom), (.bottom, .top):
                return 8
            default: return nil
            }
        }
        switch pair {
        case (.leading, .leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom):
            return 20
        default: return nil
        }
    }
}
