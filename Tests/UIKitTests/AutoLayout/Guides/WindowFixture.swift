import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// A controller's view that fills the screen of a device.
@MainActor struct WindowFixture {
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

    /// Adds a view with a frame.
    func add(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (superview ?? self.view).addSubview(view)
        return view
    }

    /// Adds a view for constraints.
    func addConstrained(to superview: UIView? = nil) -> UIView {
        let view = add(.zero, to: superview)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
}
