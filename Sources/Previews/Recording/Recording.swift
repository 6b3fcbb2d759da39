import CairoRenderer
import Diagnostics
import Typesetting
import UIKit

/// A laid-out screen without its views: all that painting, comparing and reporting need.
public struct Recording: Sendable {
    public let preview: String
    public let configuration: Configuration
    public let list: DisplayList
    public let tree: ViewNode
    public let diagnostics: [Diagnostic]
}

extension Preview {
    /// Lays the screen out on a device of the configuration and records it.
    ///
    /// The application starts upright and is turned before anyone looks, as iOS starts
    /// applications (facts: semantics.md 5.3).
    @MainActor public func record(_ configuration: Configuration) throws -> Recording {
        let screen = UIScreen.main
        if let device = configuration.simulatedDevice { screen.device = device }
        screen.orientation = .portrait
        ImageFiles.use(CairoImageWriter())
        let ((window, list), diagnostics) = try DiagnosticLog.collecting {
            let window = UIWindow(frame: screen.bounds)
            window.rootViewController = try make()
            window.makeKeyAndVisible()
            window.rotate(to: UIInterfaceOrientation(configuration.orientation))
            return (window, window.recordDisplayList())
        }
        let fonts = list.faces.isEmpty ? [] : FontEnvironment.diagnostics
        return Recording(
            preview: name, configuration: configuration, list: list,
            tree: ViewNode(window, grid: PixelGrid(scale: screen.scale)),
            diagnostics: diagnostics + fonts)
    }
}
