import UIKit

/// Views whose place or size nothing determines.
public enum MissingConstraints: CanvasRule {
    public static let rule = LayoutRule(
        "missing-constraints", .error,
        "A view's place or size is determined by nothing on Interface Builder's canvas.",
        words: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        scene.openFrames.compactMap { open in
            guard let text = open.missingText, let view = scene.view(open.id) else { return nil }
            return LayoutIssue(
                rule, text, at: view, hint: "`contactsheet fix --add-missing` adds suggested ones")
        }
    }
}
