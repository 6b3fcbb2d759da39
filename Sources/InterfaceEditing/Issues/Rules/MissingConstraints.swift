import UIKit

/// Views whose position or size is ambiguous because constraints are missing.
public enum MissingConstraints: CanvasRule {
    public static let rule = LayoutRule(
        "missing-constraints", .error,
        "The position or size of a view is ambiguous on Interface Builder's canvas.",
        wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        let ambiguous = scene.ambiguousFrames.filter { !$0.missing.isEmpty }
        guard !ambiguous.isEmpty else { return [] }
        let missing = missingWithSizes(scene)
        return ambiguous.compactMap { frame in
            // Cells position their content views themselves.
            guard let text = frame.missingText, let view = scene.view(frame.id),
                view.documentOrigin?.kind.hasSuffix("CellContentView") != true,
                !view.isInHiddenArrangedView
            else { return nil }
            if missing.contains(frame.id) {
                return LayoutIssue(
                    rule, text, at: view,
                    hint: "Run `contactsheet fix --add-missing` to add suggested constraints.")
            }
            guard view.isOfUnknownClass, !frame.missing.isDisjoint(with: [.width, .height]) else {
                return nil
            }
            var issue = LayoutIssue(
                rule, text, at: view,
                hint: "If \(view.documentOrigin?.customClass ?? "") has an intrinsic content size, "
                    + "set a placeholder for it in the Size inspector.")
            issue.severity = .note
            return issue
        }
    }

    /// Returns the IDs of the views that are ambiguous even if views of the app's own classes have
    /// intrinsic content sizes.
    private static func missingWithSizes(_ scene: CanvasScene) -> Set<String> {
        let frames = scene.root.ambiguousFrames(inRoot: "", assumingSizesOf: \.isOfUnknownClass)
        return Set(frames.filter { !$0.missing.isEmpty }.map(\.id))
    }
}

extension UIView {
    /// Whether the view or one around it is hidden in a stack view, which doesn't arrange it.
    fileprivate var isInHiddenArrangedView: Bool {
        selfAndAncestors.contains { $0.isHidden && $0.superview is UIStackView }
    }
}
