import ContactSheetDevices
import ContactSheetDiagnostics

extension UIDevice {
    /// Returns whether the simulated device runs a version of iOS or a newer one: the rewritten form
    /// of `#available(iOS 15, *)` (Documentation/Adopting.md 2).
    ///
    /// Updates within a minor version count as that version.
    public nonisolated static func runs(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        onMainActor { IOSVersion(major, minor) <= UIScreen.main.device.iOS }
    }
}
