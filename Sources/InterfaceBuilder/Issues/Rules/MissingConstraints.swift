import UIKit

/// Views whose position or size is ambiguous because constraints are missing.
public enum MissingConstraints: CanvasRule {
    public static let rule = LayoutRule(
        "missing-constraints", .error,
        "The position or size of a view is ambiguous on Interface Builder's canvas.",
        wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        scene.ambiguousFrames.compactMap { ambiguous in
            // Cells position their content views themselves.
            guard let text = ambiguous.missingText, let view = scene.view(ambiguous.id),
                view.documentOrigin?.kind.hasSuffix("CellContentView") != true,
                !view.isInHiddenArrangedView
            else { return nil }
            return LayoutIssue(
                rule, text, at: view,
                hint: "Run `contactsheet fix --add-missing` to add suggested constraints.")
        }
    }
}

extension UIView {
    /// Whether the view or one around it is hidden in a stack view, which doesn't arrange it.
    fileprivate var isInHiddenArrangedView: Bool {
        selfAndAncestors.contains { $0.isHidden && $0.superview is UIStackView }
    }
}
