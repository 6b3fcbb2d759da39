import UIKit

/// Views whose contents share a row or column with equal priorities.
public enum ContentPriority: CanvasRule {
    public static let rule = LayoutRule(
        "content-priority-ambiguity", .warning,
        "Views with equal content priorities share the space ambiguously.",
        wording: .xcode, isOptional: true)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        ContentTie.all(scene.ambiguousFrames, view: scene.view).compactMap { tie in
            // Interface Builder rounds sizes, so that two texts rarely fill their space exactly.
            guard tie.slack > 2 else { return nil }
            return LayoutIssue(
                rule, "Content Priority Ambiguity: \(tie.names)", at: tie.views[0],
                hint: tie.repair)
        }
    }
}
