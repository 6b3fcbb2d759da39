import UIKit

/// Views whose contents share a row or column with equal priorities.
public enum ContentPriority: CanvasRule {
    public static let rule = LayoutRule(
        "content-priority-ambiguity", .warning,
        "Views with equal content priorities share the space ambiguously.",
        wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        ContentTie.all(scene.ambiguousFrames, view: scene.view).map { tie in
            LayoutIssue(
                rule, "Content Priority Ambiguity: \(tie.names)", at: tie.views[0],
                hint: tie.repair)
        }
    }
}
