import Devices
import Foundation
import Testing

@testable import UIKit

/// Makes the screen a device's with an iOS, and keeps views in a window.
@MainActor enum BarScreen {
    static func use(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation = .portrait
    ) throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(slug)), iOS: IOSVersion(iOS))
        UIScreen.main.orientation = orientation
    }

    /// A window with the view at the top left, laid out.
    static func show(_ view: UIView, width: CGFloat = 375, height: CGFloat? = nil) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        view.frame = CGRect(
            x: 0, y: 100, width: width, height: height ?? view.sizeThatFits(.zero).height)
        window.addSubview(view)
        window.layoutIfNeeded()
        return window
    }
}

extension UINavigationBar {
    /// The boxes of the items' buttons and views.
    func box(of item: UIBarButtonItem) -> CGRect { (item.customView ?? item.button).frame }
}
