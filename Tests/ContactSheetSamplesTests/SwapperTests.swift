import ContactSheetDevices
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Rotation.md 6.3, the tutorial's numbers and the windows of the first
/// iPhone.
@MainActor @Suite struct SwapperTests {
    private func shown(
        _ variant: SwapperViewController.Variant
    ) throws -> (window: UIWindow, controller: SwapperViewController) {
        SampleDocuments.register()
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-1")), iOS: IOSVersion(3))
        UIApplication.restart()
        let controller = SwapperViewController(variant)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (window, controller)
    }

    private func turn(_ orientation: UIInterfaceOrientation) {
        UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
    }

    /// The document has both views, and the outlets `view`, `portraitView`, and `landscapeView`.
    @Test func outletsOfTheDocument() throws {
        let (_, controller) = try shown(.listing)
        #expect(controller.view === controller.portraitView)
        #expect(controller.portraitView.bounds.size == CGSize(width: 320, height: 460))
        #expect(controller.landscapeView.bounds.size == CGSize(width: 480, height: 300))
        #expect(controller.landscapeView.superview == nil)
    }

    /// The sizes as written: those of the listing are 20 too high and 20 too narrow.
    @Test func sizes() {
        typealias Variant = SwapperViewController.Variant
        #expect(Variant.listing.landscape == CGSize(width: 480, height: 320))
        #expect(Variant.listing.portrait == CGSize(width: 300, height: 460))
        #expect(Variant.text.landscape == CGSize(width: 480, height: 300))
        #expect(Variant.text.portrait == CGSize(width: 320, height: 460))
    }

    /// In `willRotate`, the listing swaps the views, and UIKit then sets their geometry. The sizes
    /// of the listing and those of the text give the same frames.
    @Test(arguments: [SwapperViewController.Variant.listing, .text])
    func inWillRotate(variant: SwapperViewController.Variant) throws {
        let (window, controller) = try shown(variant)
        turn(.landscapeLeft)
        #expect(controller.view === controller.landscapeView)
        #expect(controller.view.frame.isNear(CGRect(x: 20, y: 0, width: 300, height: 480)))
        #expect(controller.view.bounds.size == CGSize(width: 480, height: 300))
        turn(.landscapeRight)
        #expect(controller.view.frame.isNear(CGRect(x: 0, y: 0, width: 300, height: 480)))
        turn(.portrait)
        #expect(controller.view === controller.portraitView)
        #expect(controller.view.frame.isNear(CGRect(x: 0, y: 20, width: 320, height: 460)))
        #expect(window.rootViewController === controller)
    }

    /// In `willAnimateRotation`, which is called after UIKit has set the geometry, the listing's
    /// sizes last: half of 20 points is below the status bar, or missing at each side.
    @Test func inWillAnimateRotation() throws {
        let (window, controller) = try shown(.animated)
        turn(.landscapeLeft)
        #expect(controller.view.frame.isNear(CGRect(x: 10, y: 0, width: 320, height: 480)))
        turn(.portrait)
        #expect(controller.view.frame.isNear(CGRect(x: 10, y: 20, width: 300, height: 460)))
        #expect(window.rootViewController === controller)
    }

    /// The steps before UIKit rotates: the new view takes the place of the old one, whose center is
    /// (160, 250), then is rotated about it, then gets its bounds.
    @Test(arguments: [
        (SwapperViewController.Step.swap, CGRect(x: -80, y: 100, width: 480, height: 300)),
        (.turn, CGRect(x: 10, y: 10, width: 300, height: 480)),
        (.bounds, CGRect(x: 0, y: 10, width: 320, height: 480)),
    ])
    func steps(step: SwapperViewController.Step, frame: CGRect) throws {
        let (window, controller) = try shown(.listing)
        controller.show(.landscapeLeft, through: step)
        #expect(controller.view === controller.landscapeView)
        #expect(controller.view.frame.isNear(frame))
        #expect(controller.view.superview === window && window.subviews.count == 1)
        // The rotation that follows gives every one of them UIKit's geometry.
        turn(.landscapeLeft)
        #expect(controller.view.frame.isNear(CGRect(x: 20, y: 0, width: 300, height: 480)))
    }

    @Test func upsideDownIsNotSupported() throws {
        let (window, controller) = try shown(.text)
        turn(.portraitUpsideDown)
        #expect(UIScreen.main.orientation == .portrait)
        #expect(controller.view === controller.portraitView && controller.view.window === window)
    }
}
