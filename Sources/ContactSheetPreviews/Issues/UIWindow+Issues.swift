import InterfaceBuilder
import UIKit

extension UIWindow {
    /// Returns the issues on the screen that the window shows, as `lint` reports them for code.
    package func layoutIssues() -> [LayoutIssue] {
        layoutIfNeeded()
        fitSelfSizingViews()
        guard let screen = InspectedScreen(self, SceneSurroundings()) else { return [] }
        return ReportCache.scoped {
            LayoutRules.screenRules.filter { !$0.rule.isOptional }
                .flatMap { $0.issues(on: screen) }
        }
    }
}
