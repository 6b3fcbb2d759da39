import ContactSheetDiagnostics
import UIKit

/// The controllers of an adopted app's former screens whose views weren't loaded, such as those of other
/// tabs.
///
/// On iOS, they exist as long as the app runs. Their `deinit` may use outlets, which are missing as
/// long as the view isn't loaded, and would end the process.
@MainActor enum UnshownControllers {
    private static var kept: [UIViewController] = []

    /// Keeps the descendants of the window's controllers until the process ends.
    static func keep(of window: UIWindow) {
        guard Simulation.current.surroundings != nil else { return }
        var waiting = [window.rootViewController].compactMap { $0 }
        while let controller = waiting.popLast() {
            if controller.viewIfLoaded == nil { kept.append(controller) }
            waiting += controller.children
        }
    }
}
