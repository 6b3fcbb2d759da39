import UIKit

/// Texts with a fixed width.
public enum FixedWidth: CanvasRule {
    public static let rule = LayoutRule(
        "fixed-width", .note, "A fixed width may truncate localized text.",
        wording: .xcode, isOptional: true)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        scene.objects.owners.compactMap { view, _ in
            guard view.holdsOneLine, let constraint = view.constraints.first(where: isFixedWidth)
            else { return nil }
            return LayoutIssue(
                rule, "Fixed width constraints may cause clipping.", at: constraint, in: view,
                hint: "Set Constraint to >= Current Width")
        }
    }

    private static func isFixedWidth(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.firstAttribute == .width && constraint.secondItem == nil
            && constraint.relation == .equal && constraint.priority == .required
            && !constraint.isMadeByUIKit
    }
}

extension UIView {
    /// Whether the view shows a text that can't wrap or shrink.
    fileprivate var holdsOneLine: Bool {
        switch self {
        case let label as UILabel:
            !(label.text ?? "").isEmpty && label.numberOfLines == 1
                && !label.adjustsFontSizeToFitWidth
        case let button as UIButton: !(button.currentTitle ?? "").isEmpty
        default: false
        }
    }
}
