import CairoRenderer
import ContactSheetDevices
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Rotation.md 6.3, the listing's numbers and the windows of the first iPhone.
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

    /// Both Foo buttons are hidden, and stay hidden after a rotation.
    @Test func aHiddenFooStaysHidden() throws {
        let delegate = try launched()
        delegate.controller.portrait.foo.sendActions(for: .touchUpInside)
        turn(.landscapeLeft)
        #expect(delegate.controller.landscape.foo.isHidden)
        #expect(!delegate.controller.landscape.bar.isHidden)
    }

    /// A tap, as performed in the preview of that name.
    @Test func aTappedFooStaysHidden() throws {
        let preview = try #require(
            Samples().previews.first { $0.name == "Swap after a tap on Foo" })
        let configurations = try #require(preview.configurations)
        let recording = try preview.record(try #require(configurations.first))
        #expect(recording.configuration.name == "iphone-1.portrait.ios-18")
        let foo = try #require(recording.tree.first(named: "Foo"))
        let bar = try #require(recording.tree.first(named: "Bar"))
        #expect(foo.isHidden && !bar.isHidden)
        #expect(recording.list.size == CGSize(width: 480, height: 320))
    }

    /// Property: after rotating back and forth a thousand times, the snapshot has the same bytes as
    /// the first.
    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown])
    func rotatingBackRestoresTheFrames(orientation: UIInterfaceOrientation) throws {
        let delegate = try launched()
        let window = try #require(delegate.window)
        let first = try CairoRenderer.svg(window.recordDisplayList())
        for _ in 0..<1000 {
            turn(orientation)
            turn(.portrait)
        }
        #expect(try CairoRenderer.svg(window.recordDisplayList()) == first)
    }
}

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width)
            + abs(height - other.height) < 1e-9
    }
}

extension ViewNode {
    fileprivate func first(named name: String) -> ViewNode? {
        self.name == name ? self : children.lazy.compactMap { $0.first(named: name) }.first
    }
}
