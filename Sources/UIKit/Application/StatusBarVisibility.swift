import ContactSheetDevices
import Foundation

/// The visibility of the status bar, if the system allows an application to determine it.
enum StatusBarVisibility: Sendable {
    /// The system's default.
    case automatic
    case hidden
    /// Visible, even on a phone with a home button in landscape.
    case shown

    /// Returns the height of the status bar in points, which is 0 if it is hidden.
    func height(on device: SimulatedDevice, _ orientation: UIInterfaceOrientation) -> CGFloat {
        let usual = device.screen(orientation).statusBarHeight
        switch self {
        case .automatic: return usual
        case .hidden: return 0
        case .shown: return Self.insists(device) ? device.portrait.statusBarHeight : usual
        }
    }

    /// Returns the change of the safe area's top inset compared to the system's default, in points.
    /// On devices with a notch or an island the inset doesn't change.
    func change(on device: SimulatedDevice, _ orientation: UIInterfaceOrientation) -> CGFloat {
        guard !Self.hasCutout(device) else { return 0 }
        return height(on: device, orientation) - device.screen(orientation).statusBarHeight
    }

    /// Returns whether a controller can show the status bar in compact height, as in iOS 8 to 12.
    private static func insists(_ device: SimulatedDevice) -> Bool {
        device.has(.statusBarInCompactHeight) && !hasCutout(device)
    }

    private static func hasCutout(_ device: SimulatedDevice) -> Bool {
        device.portrait.idiom == .phone && device.portrait.hasHomeIndicator
    }
}
