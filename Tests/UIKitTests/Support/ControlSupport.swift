import ContactSheetDevices
import CoreGraphics
import Testing
import UIKit

/// Makes the screen that of a phone with this iOS version, in portrait and left to right.
@MainActor func useScreen(
    iOS: Int, _ slug: String = "iphone-6", direction: UIUserInterfaceLayoutDirection = .leftToRight
) throws {
    var device = SimulatedDevice(try #require(Device.named(slug)), iOS: IOSVersion(iOS))
    device.direction = direction
    UIScreen.main.device = device
    UIScreen.main.orientation = .portrait
}

/// Returns the view's own drawing, one item per line.
@MainActor func drawing(of view: UIView) -> [String] {
    let context = CGContext(size: view.bounds.size, scale: 2)
    view.draw(view.layer, in: context)
    return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
}
