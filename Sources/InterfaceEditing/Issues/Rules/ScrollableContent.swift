import UIKit

/// Scroll views whose constraints don't determine the content size.
public enum ScrollableContent: CanvasRule {
    public static let rule = LayoutRule(
        "scrollable-content-size", .error,
        "The constraints inside a scroll view don't determine its content size.",
        wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        scene.root.ambiguousScrollViews.map { view in
            LayoutIssue(
                rule,
                "Ambiguous Layout: Scrollable content size is ambiguous for "
                    + "\"\(view.outlineName)\".",
                at: view,
                hint: "Constrain the content to all edges of the scroll view, and give it a size.")
        }
    }
}
