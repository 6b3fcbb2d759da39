import CairoRenderer
import ContactSheetDiagnostics
import UIKit

extension Simulation {
    /// Returns the result of `work`, which runs in a new simulation with the device of a
    /// configuration in portrait orientation.
    ///
    /// - Parameter statusBar: What the screen shows of the status bar.
    @MainActor static func run<Result>(
        _ configuration: Configuration, _ statusBar: StatusBarContent, _ work: () throws -> Result
    ) rethrows -> Result {
        ImageFiles.use(CairoImageWriter())
        return try run {
            if var device = configuration.simulatedDevice {
                device.statusBar = statusBar
                device.showsKeyboard = true
                UIScreen.main.device = device
            }
            return try work()
        }
    }
}
