import UIKit

/// Views whose position or size is ambiguous because constraints are missing.
public enum MissingConstraints: CanvasRule {
    public static let rule = LayoutRule(
        "missing-constraints", .error,
        "The position or size of a view is ambiguous on Interface Builder's canvas.",
        words: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        scene.openFrames.compactMap { open in
            // Cells position their content views themselves.
            guard let text = open.missingText, let view = scene.view(open.id),
                view.documentOrigin?.kind.hasSuffix("CellContentView") != true
            else { return nil }
            return LayoutIssue(
                rule, text, at: view,
                hint: "Run `contactsheet fix --add-missing` to add suggested constraints.")
        }
    }
}
