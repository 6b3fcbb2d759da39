import CoreGraphics
import Devices
import Testing
import UIKit

/// Makes the screen that of a phone of this iOS, upright and left to right.
@MainActor func useScreen(
    iOS: Int, _ slug: String = "iphone-6", direction: UIUserInterfaceLayoutDirection = .leftToRight
) throws {
    var device = SimulatedDevice(try #require(Device.named(slug)), iOS: IOSVersion(iOS))
    device.direction = direction
    UIScreen.main.device = device
    UIScreen.main.orientation = .portrait
}

/// What the view draws itself, a line an item.
@MainActor func drawing(of view: UIView) -> [String] {
    let context = CGContext(size: view.bounds.size, scale: 2)
    view.draw(view.layer, in: context)
    return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
}
