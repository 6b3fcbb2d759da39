import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Sets the screen's device and iOS version, and shows views in a window.
@MainActor enum BarScreen {
    static func use(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation = .portrait
    ) throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(slug)), iOS: IOSVersion(iOS))
        UIScreen.main.orientation = orientation
    }

    /// Returns a window with the view at the top left, after layout.
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
    /// Returns the frame of an item's button or view.
    func box(of item: UIBarButtonItem) -> CGRect { (item.customView ?? item.button).frame }
}
