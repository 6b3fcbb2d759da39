import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 5.5; Apple's documentation of `showsLargeContentViewer` and
/// `UILargeContentViewerInteraction`.
@MainActor @Suite struct LargeContentViewerTests {
    private func window(_ size: UIContentSizeCategory) throws -> UIWindow {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        UIApplication.restart()
        let window = try shownWindow(
            "iphone-16", IOSVersion(18), UINavigationController(rootViewController: page))
        UIScreen.main.device.contentSize = size
        window.layoutIfNeeded()
        return window
    }

    private func shown(_ window: UIWindow) -> Bool {
        window.subviews.contains { $0 is LargeContentView }
    }

    private let edit = CGPoint(x: 393 - 30, y: 59 + 18)

    @Test func aFingerThatRestsOnABarItemShowsIt() throws {
        let window = try window(.accessibilityLarge)
        SimulatedFingers(on: window).hold(at: edit)
        #expect(shown(window))
        SimulatedFingers(on: window).press(at: edit, for: 1)
        #expect(!shown(window), "the viewer disappears with the finger")
    }

    @Test func notAtOtherSizesAndNotOverContent() throws {
        let usual = try window(.extraExtraExtraLarge)
        SimulatedFingers(on: usual).hold(at: edit)
        #expect(!shown(usual))
        let large = try window(.accessibilityLarge)
        SimulatedFingers(on: large).hold(at: CGPoint(x: 200, y: 400))
        #expect(!shown(large))
    }

    /// A view of the app's needs the property, and an interaction in its hierarchy.
    @Test(arguments: [false, true]) func viewsOfTheApp(hasInteraction: Bool) throws {
        let window = try window(.accessibilityLarge)
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        view.showsLargeContentViewer = true
        view.largeContentTitle = "Compose"
        window.rootViewController?.view.addSubview(view)
        if hasInteraction { view.addInteraction(UILargeContentViewerInteraction()) }
        SimulatedFingers(on: window).hold(at: CGPoint(x: 150, y: 350))
        #expect(shown(window) == hasInteraction)
    }
}
