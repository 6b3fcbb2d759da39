/// The bars and containers around a controller on the canvas.
package struct Surroundings: Sendable, Equatable {
    package var navigationBar: Bar?
    package var tabBar: Bar?
    package var toolbar: Bar?
    var hasStatusBar = true
    /// Whether the controller is in a container view, away from the screen's edges.
    package var isEmbedded = false

    package struct Bar: Sendable, Equatable {
        var isTranslucent = true
        /// Whether the bar shows large titles unless a controller decides otherwise.
        var prefersLargeTitles = false
        var hasLargeTitle = false
        var hasPrompt = false
    }
}

extension Surroundings {
    /// Returns the surroundings with the controller's own simulated metrics, which override the
    /// inferred ones.
    func simulated(by controller: Element) -> Surroundings {
        var result = self
        for part in controller.children {
            switch (part.key, part.name) {
            case ("simulatedTopBarMetrics", "nil"): result.navigationBar = nil
            case ("simulatedTopBarMetrics", _):
                result.navigationBar = Bar(isTranslucent: part.bool("translucent") ?? true)
            case ("simulatedBottomBarMetrics", "nil"):
                result.tabBar = nil
                result.toolbar = nil
            case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"):
                result.tabBar = Bar(isTranslucent: part.bool("translucent") ?? true)
            case ("simulatedBottomBarMetrics", _):
                result.toolbar = Bar(isTranslucent: part.bool("translucent") ?? true)
            case ("simulatedStatusBarMetrics", "nil"): result.hasStatusBar = false
            default: break
            }
        }
        return result
    }
}
