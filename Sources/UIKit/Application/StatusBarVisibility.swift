import Devices
import Foundation

/// Whether the status bar shows, where the system lets an application say so.
enum StatusBarVisibility: Sendable {
    /// As the system shows it by itself.
    case automatic
    case hidden
    /// Also on a phone with a home button that lies on its side.
    case shown

    /// In points; 0 where it is hidden.
    func height(on device: SimulatedDevice, _ orientation: UIInterfaceOrientation) -> CGFloat {
        let usual = device.screen(orientation).statusBarHeight
        switch self {
        case .automatic: return usual
        case .hidden: return 0
        case .shown: return Self.insists(device) ? device.portrait.statusBarHeight : usual
        }
    }

    /// How much more or less of the top the safe area leaves out, in points. Beside a notch or an
    /// island it stays what it is.
    func change(on device: SimulatedDevice, _ orientation: UIInterfaceOrientation) -> CGFloat {
        guard !Self.hasCutout(device) else { return 0 }
        return height(on: device, orientation) - device.screen(orientation).statusBarHeight
    }

    /// From iOS 8 to 12 a controller could bring the bar back in compact height.
    private static func insists(_ device: SimulatedDevice) -> Bool {
        device.has(.statusBarInCompactHeight) && !hasCutout(device)
    }

    private static func hasCutout(_ device: SimulatedDevice) -> Bool {
        device.portrait.idiom == .phone && device.portrait.hasHomeIndicator
    }
}
