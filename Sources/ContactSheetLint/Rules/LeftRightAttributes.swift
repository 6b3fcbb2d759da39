import Foundation
import InterfaceEditing
import UIKit

/// Constraints that don't adapt to right-to-left languages.
enum LeftRightAttributes: ScreenRule {
    static let rule = LayoutRule(
        "left-right-attributes", .note,
        "A left or right constraint isn't mirrored in right-to-left languages.",
        isOptional: true)

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.flatMap { view in
            view.constraints.filter(isFixedSide).map { constraint in
                LayoutIssue(
                    rule,
                    "\(constraint.equationText) isn't mirrored in right-to-left languages",
                    at: constraint, in: view, hint: "Use leading and trailing edges.")
            }
        }
    }

    /// Whether a constraint relates two left or right sides.
    private static func isFixedSide(_ constraint: NSLayoutConstraint) -> Bool {
        guard !constraint.isMadeByUIKit else { return false }
        let sides: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
        return sides.contains(constraint.firstAttribute)
            && sides.contains(constraint.secondAttribute)
    }
}
