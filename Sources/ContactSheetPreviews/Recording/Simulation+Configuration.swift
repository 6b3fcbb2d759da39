import CairoRenderer
import ContactSheetDevices
import ContactSheetDiagnostics
import UIKit

extension Simulation {
    /// Returns the result of `work`, which runs in a new simulation with the device of a
    /// configuration in portrait orientation.
    ///
    /// - Parameters:
    ///   - statusBar: What the screen shows of the status bar.
    ///   - extraHeight: By how much the screen is higher in the configuration's orientation, in points.
    @MainActor static func run<Result>(
        _ configuration: Configuration, _ statusBar: StatusBarContent, extraHeight: CGFloat = 0,
        _ work: () throws -> Result
    ) rethrows -> Result {
        ImageFiles.use(CairoImageWriter())
        return try run {
            if var device = configuration.simulatedDevice {
                device.statusBar = statusBar
                device.showsKeyboard = true
                device.extend(configuration.orientation, by: extraHeight)
                UIScreen.main.device = device
            }
            return try work()
        }
    }
}

extension SimulatedDevice {
    /// Makes the screen higher in an orientation, without other bars or traits.
    fileprivate mutating func extend(_ orientation: Orientation, by height: CGFloat) {
        guard height > 0 else { return }
        let screen = orientation.isLandscape ? \SimulatedDevice.landscape : \.portrait
        self[keyPath: screen].size.height += height
        self[keyPath: screen].display.height += height
        outline = nil
    }
}
