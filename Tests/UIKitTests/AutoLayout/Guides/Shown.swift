import Devices
import Foundation
import Testing

@testable import UIKit

/// A controller's view on the whole screen of a device.
@MainActor struct Shown {
    let window: UIWindow
    let controller: UIViewController
    var view: UIView { controller.view }

    init(
        _ slug: String, iOS: IOSVersion, _ orientation: UIInterfaceOrientation = .portrait,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        controller: UIViewController = UIViewController()
    ) throws {
        let screen = UIScreen.main
        screen.device = SimulatedDevice(try #require(Device.named(slug)), iOS: iOS)
        screen.device.direction = direction
        screen.orientation = orientation
        window = UIWindow(frame: screen.bounds)
        self.controller = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// A view that its frame places.
    func add(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (superview ?? self.view).addSubview(view)
        return view
    }

    /// A view that constraints place.
    func addConstrained(to superview: UIView? = nil) -> UIView {
        let view = add(.zero, to: superview)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
}
