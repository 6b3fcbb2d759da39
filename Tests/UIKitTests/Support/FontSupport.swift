import ContactSheetDevices
import UIKit

/// Sets the device and its version of iOS.
@MainActor func use(
    _ slug: String = "iphone-11", iOS: IOSVersion = IOSVersion(18),
    _ change: (inout SimulatedDevice) -> Void = { _ in }
) {
    let fallback = Device.all[0]
    var device = SimulatedDevice(Device.named(slug) ?? fallback, iOS: iOS)
    change(&device)
    UIScreen.main.device = device
    UIScreen.main.orientation = .portrait
}
