import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `hidesBarsOnTap` and `hidesBarsOnSwipe`.
@MainActor @Suite struct BarHidingTests {
    private let bars: UINavigationController
    private let page = UIViewController()
    private let button = UIButton(type: .system)
    private let window: UIWindow

    init() {
        useTouchDevice()
        UIApplication.restart()
        window = UIWindow(frame: UIScreen.main.bounds)
        page.loadViewIfNeeded()
        button.frame = CGRect(x: 50, y: 600, width: 100, height: 44)
        page.view.addSubview(button)
        bars = UINavigationController(rootViewController: page)
        window.rootViewController = bars
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        SimulatedFingers(on: window).tap(at: CGPoint(x: x, y: y))
        SimulatedFingers.wait(1)
    }

    @Test func aTapOnTheContentHidesAndShowsBothBars() {
        page.toolbarItems = [
            UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
        ]
        bars.isToolbarHidden = false
        bars.hidesBarsOnTap = true
        tap(200, 400)
        #expect(bars.isNavigationBarHidden && bars.isToolbarHidden)
        tap(200, 400)
        #expect(!bars.isNavigationBarHidden && !bars.isToolbarHidden)
        bars.hidesBarsOnTap = false
        tap(200, 400)
        #expect(!bars.isNavigationBarHidden)
    }

    /// Only a tap that isn't handled counts.
    @Test func tapsOnControlsAndBarsDoNotCount() {
        bars.hidesBarsOnTap = true
        tap(100, 620)
        tap(200, 80)
        #expect(!bars.isNavigationBarHidden)
    }

    @Test func aHiddenToolbarStaysHidden() {
        bars.hidesBarsOnTap = true
        tap(200, 400)
        tap(200, 400)
        #expect(!bars.isNavigationBarHidden && bars.isToolbarHidden)
    }

    @Test func swipesUpAndDown() {
        bars.hidesBarsOnSwipe = true
        let (low, high) = (CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 300))
        SimulatedFingers(on: window).swipe(from: low, to: high)
        #expect(bars.isNavigationBarHidden)
        SimulatedFingers(on: window).swipe(from: high, to: low)
        #expect(!bars.isNavigationBarHidden)
    }

    /// The recognizers are UIKit's own, so that code can change them.
    @Test func recognizersAreOfTheView() {
        bars.hidesBarsOnTap = true
        #expect(bars.barHideOnTapGestureRecognizer.view === bars.view)
        #expect(bars.barHideOnSwipeGestureRecognizer.isEnabled == false)
    }
}
