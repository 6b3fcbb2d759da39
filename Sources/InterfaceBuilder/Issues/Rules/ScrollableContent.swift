@_spi(Issues) import UIKit

/// Scroll views whose constraints don't say how large the content is.
public enum ScrollableContent: CanvasRule {
    public static let rule = LayoutRule(
        "scrollable-content-size", .error,
        "The constraints inside a scroll view don't determine the size of its content.",
        words: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        scene.root.ambiguousScrollViews.map { view in
            LayoutIssue(
                rule,
                "Ambiguous Layout: Scrollable content size is ambiguous for "
                    + "\"\(view.outlineName)\".",
                at: view,
                hint: "constraints from one edge of the content to the other, and sizes inside, "
                    + "determine it")
        }
    }
}
