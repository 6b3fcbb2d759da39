import InterfaceEditing
import UIKit

/// What rules have to know of a scene beyond its screen.
struct InspectionContext {
    /// The bars and containers around the scene.
    var surroundings = SceneSurroundings()
    /// The object IDs of the views that are ambiguous on the canvas, too.
    var ambiguousOnCanvas: Set<String> = []
}

extension UIWindow {
    /// Returns the issues on the screen that the window shows, as `lint` reports them for code.
    package func layoutIssues() -> [LayoutIssue] {
        layoutIssues(LayoutRules.standard, InspectionContext())
    }

    /// Returns the issues on the screen that the window shows. Cells get their own sizes before.
    func layoutIssues(_ rules: Set<String>, _ context: InspectionContext) -> [LayoutIssue] {
        layoutIfNeeded()
        fitSelfSizingViews()
        guard var screen = InspectedScreen(self, context.surroundings) else { return [] }
        screen.ambiguousOnCanvas = context.ambiguousOnCanvas
        return ReportCache.scoped {
            LayoutRules.screenRules.filter { rules.contains($0.rule.id) }
                .flatMap { $0.issues(on: screen) }
        }
    }
}
