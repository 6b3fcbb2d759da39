import Devices
import Testing
@_spi(Previews) import UIKit

@testable import Samples

/// Truth: semantics.md 5.6, the listing's numbers and the windows of the first iPhone.
@MainActor @Suite struct SwapTests {
    private func launched() throws -> SwapAppDelegate {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-1")), iOS: IOSVersion(3))
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
        let delegate = SwapAppDelegate()
        UIApplication.shared.launch(delegate)
        return delegate
    }

    private func turn(_ orientation: UIInterfaceOrientation) {
        UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
    }

    @Test(arguments: [
        (UIInterfaceOrientation.landscapeLeft, CGRect(x: 20, y: 0, width: 300, height: 480)),
        (.landscapeRight, CGRect(x: 0, y: 0, width: 300, height: 480)),
        (.portraitUpsideDown, CGRect(x: 0, y: 0, width: 320, height: 460)),
    ])
    func framesInTheWindow(orientation: UIInterfaceOrientation, frame: CGRect) throws {
        let delegate = try launched()
        turn(orientation)
        let view: UIView = delegate.controller.view
        #expect(
            view
                === (orientation.isLandscape
                    ? delegate.controller.landscape : delegate.controller.portrait))
        #expect(view.window === delegate.window)
        #expect(view.frame.isNear(frame))
        turn(.portrait)
        #expect(delegate.controller.view === delegate.controller.portrait)
        #expect(delegate.controller.view.frame.isNear(CGRect(x: 0, y: 20, width: 320, height: 460)))
    }

    /// Both Foos hide, and stay hidden after a turn.
    @Test func aHiddenFooStaysHidden() throws {
        let delegate = try launched()
        delegate.controller.portrait.foo.sendActions(for: .touchUpInside)
        turn(.landscapeLeft)
        #expect(delegate.controller.landscape.foo.isHidden)
        #expect(!delegate.controller.landscape.bar.isHidden)
    }

    /// Property: there and back a thousand times gives the first frame's display list.
    @Test func thereAndBack() throws {
        let delegate = try launched()
        let window = try #require(delegate.window)
        turn(.landscapeLeft)
        turn(.portrait)
        let first = window.recordDisplayList()
        for _ in 0..<1000 {
            turn(.landscapeRight)
            turn(.portrait)
        }
        #expect(window.recordDisplayList() == first)
    }
}

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width)
            + abs(height - other.height) < 1e-9
    }
}
