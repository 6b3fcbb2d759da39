import CairoRenderer
import ContactSheetDiagnostics
import UIKit

extension Simulation {
    /// Returns the result of `work`, which runs in a new simulation with the device of a
    /// configuration in portrait orientation.
    @MainActor static func run<Result>(
        _ configuration: Configuration, _ work: () throws -> Result
    ) rethrows -> Result {
        ImageFiles.use(CairoImageWriter())
        return try run {
            if let device = configuration.simulatedDevice { UIScreen.main.device = device }
            return try work()
        }
    }
}
