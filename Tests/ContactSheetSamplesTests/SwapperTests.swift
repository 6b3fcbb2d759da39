import ContactSheetDevices
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Rotation.md 6.3, the tutorial's numbers and the windows of the first
/// iPhone.
@MainActor @Suite struct SwapperTests {
    private func shown(
        _ numbers: SwapperViewController.Numbers
    ) throws -> (window: UIWindow, controller: SwapperViewController) {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-1")), iOS: IOSVersion(3))
        UIApplication.restart()
        let controller = SwapperViewController(numbers)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (window, controller)
    }

    private func turn(_ orientation: UIInterfaceOrientation) {
        UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
    }

    /// The sizes in the tutorial's text fill the area below the status bar.
    @Test func numbersInTheText() throws {
        let (window, controller) = try shown(.text)
        turn(.landscapeLeft)
        #expect(controller.view === controller.landscape)
        #expect(controller.view.frame.isNear(CGRect(x: 20, y: 0, width: 300, height: 480)))
        turn(.portrait)
        #expect(controller.view === controller.portrait)
        #expect(controller.view.frame.isNear(CGRect(x: 0, y: 20, width: 320, height: 460)))
        #expect(window.rootViewController === controller)
    }

    /// The sizes in its listing are 20 too high, half of it below the status bar, and 20 too
    /// narrow.
    @Test func numbersInTheListing() throws {
        let (window, controller) = try shown(.listing)
        turn(.landscapeLeft)
        #expect(controller.view.frame.isNear(CGRect(x: 10, y: 0, width: 320, height: 480)))
        turn(.portrait)
        #expect(controller.view.frame.isNear(CGRect(x: 10, y: 20, width: 300, height: 460)))
        #expect(window.rootViewController === controller)
    }

    @Test func upsideDownIsNotSupported() throws {
        let (window, controller) = try shown(.text)
        turn(.portraitUpsideDown)
        #expect(UIScreen.main.orientation == .portrait)
        #expect(controller.view === controller.portrait && controller.view.window === window)
    }
}
