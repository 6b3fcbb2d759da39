import CairoRenderer
import ContactSheetDevices
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Rotation.md 6.3, the listing's numbers and the windows of the first iPhone.
@MainActor @Suite struct SwapTests {
    private func launched(
        _ source: SwapViewController.Source = .code, iOS: IOSVersion = IOSVersion(3)
    ) throws -> SwapAppDelegate {
        SampleDocuments.register()
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(iOS.major > 3 ? "iphone-4" : "iphone-1")), iOS: iOS)
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
        let delegate = SwapAppDelegate(source)
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

    /// All four buttons have 125 × 125 points, in views of 320 × 460 and 480 × 300, in code and in
    /// the document.
    @Test(arguments: [SwapViewController.Source.code, .document])
    func sizes(source: SwapViewController.Source) throws {
        let swap = try launched(source).controller
        #expect(swap.portrait.bounds.size == CGSize(width: 320, height: 460))
        #expect(swap.landscape.bounds.size == CGSize(width: 480, height: 300))
        #expect(swap.view === swap.portrait)
        let buttons = [
            swap.portraitFooButton, swap.portraitBarButton, swap.landscapeFooButton,
            swap.landscapeBarButton,
        ].compactMap { $0 }
        #expect(buttons.map { $0.title(for: .normal) } == ["Foo", "Bar", "Foo", "Bar"])
        #expect(buttons.allSatisfy { $0.frame.size == CGSize(width: 125, height: 125) })
        #expect(
            buttons.map(\.frame.origin) == [
                CGPoint(x: 97, y: 52), CGPoint(x: 97, y: 282), CGPoint(x: 57, y: 87),
                CGPoint(x: 297, y: 87),
            ])
        #expect(
            buttons.map { $0.superview === swap.portrait } == [true, true, false, false])
    }

    /// Both Foo buttons are hidden, and stay hidden after a rotation; so do both Bar buttons.
    @Test(arguments: [SwapViewController.Source.code, .document])
    func hiddenButtonsStayHidden(source: SwapViewController.Source) throws {
        let delegate = try launched(source)
        let swap = delegate.controller
        swap.portraitFooButton.sendActions(for: .touchUpInside)
        turn(.landscapeLeft)
        #expect(swap.landscapeFooButton.isHidden && !swap.landscapeBarButton.isHidden)
        swap.landscapeBarButton.sendActions(for: .touchUpInside)
        turn(.portrait)
        #expect(swap.portraitFooButton.isHidden && swap.portraitBarButton.isHidden)
    }

    /// A twin without its outlet isn't hidden, and is on screen after a rotation.
    @Test func aTwinWithoutItsOutletComesBack() throws {
        let buttons = try hiddenButtons("Swap without outlets of the twins")
        #expect(buttons == ["Foo": false, "Bar": false])
    }

    /// Taps, as performed in the previews of these names.
    @Test func tappedButtonsStayHidden() throws {
        #expect(try hiddenButtons("Swap after a tap on Foo") == ["Foo": true, "Bar": false])
        #expect(try hiddenButtons("Swap after taps on both") == ["Foo": true, "Bar": true])
    }

    /// Returns which buttons of the landscape view are hidden in a preview on the first iPhone.
    private func hiddenButtons(_ name: String) throws -> [String: Bool] {
        let preview = try #require(Samples().previews.first { $0.name == name })
        let configurations = try #require(preview.configurations)
        let recording = try preview.record(try #require(configurations.first))
        #expect(recording.configuration.name == "iphone-1.portrait.ios-18")
        #expect(recording.list.size == CGSize(width: 480, height: 320))
        return try ["Foo", "Bar"].reduce(into: [:]) { result, name in
            result[name] = try #require(recording.tree.first(named: name)).isHidden
        }
    }

    /// Up to iOS 5, a memory warning releases a view off screen, and the listing its outlets. The
    /// document connects them again. From iOS 6 on, views stay.
    @Test(arguments: [(5, true), (6, false)])
    func memoryWarning(iOS: Int, unloads: Bool) throws {
        let delegate = try launched(.document, iOS: IOSVersion(iOS))
        let swap = delegate.controller
        let first = swap.portraitFooButton
        delegate.window?.rootViewController = UIViewController()
        UIApplication.shared.receiveMemoryWarning()
        #expect((swap.portraitFooButton == nil && swap.landscape == nil) == unloads)
        swap.loadViewIfNeeded()
        #expect(swap.portraitFooButton != nil && swap.landscape != nil)
        #expect((swap.portraitFooButton !== first) == unloads)
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
