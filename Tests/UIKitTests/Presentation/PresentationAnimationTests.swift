import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Source: Documentation/Motion.md 4.
@MainActor @Suite struct PresentationAnimationTests {
    private func controller(_ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        return controller
    }

    /// Runs work with a window that shows a controller, in a simulation in which animations take
    /// their time.
    private func showing(
        _ root: UIViewController, _ work: (UIWindow) throws -> Void
    ) throws {
        try Simulation.run {
            UIScreen.main.device = SimulatedDevice(
                try #require(Device.named("iphone-17")), iOS: IOSVersion(26))
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            LayerSimulation.current.isAnimated = true
            try work(window)
        }
    }

    private func wait(_ seconds: Double) { SimulatedClock.current.advance(by: seconds) }

    private func colors(_ window: UIWindow) -> (red: Bool, blue: Bool) {
        let text = window.recordDisplayList().description
        return (text.contains("#ff0000"), text.contains("#0000ff"))
    }

    @Test func aCoveringViewComesFromBelow() throws {
        let (root, shown) = (controller(.red), controller(.blue))
        shown.modalPresentationStyle = .fullScreen
        try showing(root) { window in
            root.present(shown, animated: true)
            let view = try #require(shown.view)
            let height = window.bounds.height
            #expect(view.layer.presentation()?.position.y == height * 1.5)
            wait(0.2)
            let share = CAMediaTimingFunction(name: .easeOut).value(at: 0.5)
            let y = try #require(view.layer.presentation()?.position.y)
            #expect(abs(y - (height / 2 + height * (1 - share))) < 1e-6)
            #expect(colors(window) == (true, true))
            wait(0.2)
            #expect(root.view.isHidden && colors(window) == (false, true))
        }
    }

    @Test func aDismissedViewLeavesAndItsImageIsRemoved() throws {
        let (root, shown) = (controller(.red), controller(.blue))
        shown.modalPresentationStyle = .fullScreen
        try showing(root) { window in
            root.present(shown, animated: false)
            root.dismiss(animated: true)
            #expect(root.presentedViewController == nil && window.subviews.count == 2)
            wait(0.1)
            #expect(window.recordDisplayList().description.contains("image"))
            wait(0.3)
            #expect(!window.recordDisplayList().description.contains("image"))
            #expect(colors(window) == (true, false) && window.subviews.count == 1)
        }
    }

    @Test func aPresentationWithoutAnimationIsThereAtOnce() throws {
        let (root, shown) = (controller(.red), controller(.blue))
        shown.modalPresentationStyle = .fullScreen
        try showing(root) { window in
            root.present(shown, animated: false)
            #expect(root.view.isHidden && shown.view.layer.animationKeys() == nil)
        }
    }

    @Test func pushedControllersMoveInFromTheTrailingSide() throws {
        let (root, pushed) = (controller(.red), controller(.blue))
        let navigation = UINavigationController(rootViewController: root)
        try showing(navigation) { window in
            navigation.pushViewController(pushed, animated: true)
            wait(0.1)
            #expect(colors(window) == (true, true))
            wait(0.3)
            #expect(colors(window) == (false, true))
            navigation.popViewController(animated: true)
            wait(0.1)
            #expect(colors(window) == (true, true))
            wait(0.3)
            #expect(colors(window) == (true, false))
        }
    }

    @Test func contentScrollsGradually() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.contentInsetAdjustmentBehavior = .never
        let root = controller(.white)
        root.view.addSubview(scrollView)
        try showing(root) { _ in
            scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
            wait(0.15)
            let shown = scrollView.layer.presentation()?.bounds.minY ?? .nan
            #expect(abs(shown - 100) < 1e-3, "\(shown)")
            #expect(scrollView.contentOffset.y == 200)
        }
    }
}
