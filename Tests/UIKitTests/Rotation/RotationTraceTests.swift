import ContactSheetDevices
import Testing
import UIKit

/// Source: Documentation/Rotation.md 2 and 3: the order of the calls, and the geometry during each.
@MainActor @Suite struct RotationTraceTests {
    @Test func twoStepsOfIOS2() throws {
        let controller = HalvesController()
        let window = try shownWindow("iphone-1", IOSVersion(2), controller)
        #expect(
            controller.diary.during { turn(.landscapeRight) } == [
                "shouldAutorotate(to: landscapeRight) | portrait 320×460",
                "willRotate(to: landscapeRight, 0.4) | portrait 320×460",
                "willAnimateFirstHalf(to: landscapeRight, 0.2) | portrait 320×460",
                "didAnimateFirstHalf(to: landscapeRight) | landscapeRight 480×300 90°",
                "willAnimateSecondHalf(from: portrait, 0.2) | landscapeRight 480×300 90°",
                "didRotate(from: portrait) | landscapeRight 480×300 90°",
            ])
        #expect(window.bounds.size == CGSize(width: 320, height: 480))
    }

    @Test(arguments: [3, 4]) func oneStepOfIOS3(iOS: Int) throws {
        let controller = OneStepController()
        let window = try shownWindow("iphone-4", IOSVersion(iOS), controller)
        #expect(
            controller.diary.during { turn(.landscapeLeft) } == [
                "shouldAutorotate(to: landscapeLeft) | portrait 320×460",
                "willRotate(to: landscapeLeft, 0.4) | portrait 320×460",
                "willAnimate(to: landscapeLeft, 0.4) | landscapeLeft 480×300 -90°",
                "didRotate(from: portrait) | landscapeLeft 480×300 -90°",
            ])
        #expect(window.rootViewController === controller)
    }

    @Test func oneStepOfIOS5WithItsLayoutMethods() throws {
        let controller = OldController()
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        #expect(
            controller.diary.during { turn(.landscapeLeft) } == [
                "shouldAutorotate(to: landscapeLeft) | portrait 320×460",
                "willRotate(to: landscapeLeft, 0.4) | portrait 320×460",
                "willLayout | landscapeLeft 480×300 -90°",
                "didLayout | landscapeLeft 480×300 -90°",
                "willAnimate(to: landscapeLeft, 0.4) | landscapeLeft 480×300 -90°",
                "didRotate(from: portrait) | landscapeLeft 480×300 -90°",
            ])
        #expect(window.bounds.size == CGSize(width: 320, height: 480))
    }

    @Test func aHalfTurnTakesTwiceTheTime() throws {
        let controller = OneStepController()
        let window = try shownWindow("ipad-1", IOSVersion(4), controller)
        #expect(turn(.landscapeLeft))
        #expect(
            controller.diary.during { turn(.landscapeRight) } == [
                "shouldAutorotate(to: landscapeRight) | landscapeLeft 1024×748 -90°",
                "willRotate(to: landscapeRight, 0.8) | landscapeLeft 1024×748 -90°",
                "willAnimate(to: landscapeRight, 0.8) | landscapeRight 1024×748 90°",
                "didRotate(from: landscapeLeft) | landscapeRight 1024×748 90°",
            ])
        #expect(window.rootViewController === controller)
    }

    /// A controller that doesn't follow is queried, but isn't notified.
    @Test func unsupportedOrientation() throws {
        let controller = OldController()
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        #expect(
            controller.diary.during { turn(.portraitUpsideDown) } == [
                "shouldAutorotate(to: portraitUpsideDown) | portrait 320×460"
            ])
        #expect(window.rootViewController === controller)
    }

    @Test func masksOfIOS6() throws {
        let controller = MaskedController()
        let window = try shownWindow("iphone-5", IOSVersion(6), controller)
        let delegate = TracingDelegate(controller.diary)
        UIApplication.shared.delegate = delegate
        #expect(
            controller.diary.during { turn(.landscapeRight) } == [
                "shouldAutorotate | portrait 320×548",
                "application supportedInterfaceOrientationsFor",
                "supportedInterfaceOrientations | portrait 320×548",
                "willRotate(to: landscapeRight, 0.4) | portrait 320×548",
                "willLayout | landscapeRight 568×300 90°",
                "didLayout | landscapeRight 568×300 90°",
                "willAnimate(to: landscapeRight, 0.4) | landscapeRight 568×300 90°",
                "didRotate(from: portrait) | landscapeRight 568×300 90°",
            ])
        #expect(window.bounds.size == CGSize(width: 320, height: 568))
    }

    @Test func masksOfIOS7UnderTheStatusBar() throws {
        let controller = MaskedController()
        let window = try shownWindow("iphone-5s", IOSVersion(7), controller)
        #expect(
            controller.diary.during { turn(.landscapeLeft) } == [
                "shouldAutorotate | portrait 320×568",
                "supportedInterfaceOrientations | portrait 320×568",
                "willRotate(to: landscapeLeft, 0.4) | portrait 320×568",
                "willLayout | landscapeLeft 568×320 -90°",
                "didLayout | landscapeLeft 568×320 -90°",
                "willAnimate(to: landscapeLeft, 0.4) | landscapeLeft 568×320 -90°",
                "didRotate(from: portrait) | landscapeLeft 568×320 -90°",
            ])
        #expect(window.rootViewController === controller)
    }

    /// The iOS 16 release notes: `shouldAutorotate` is no longer supported.
    @Test(arguments: [(15, true), (16, false)])
    func shouldAutorotateIsQueriedUpToIOS15(iOS: Int, isAsked: Bool) throws {
        let controller = MaskedController()
        let window = try shownWindow("iphone-13", IOSVersion(iOS), controller)
        controller.follows = false
        let calls = controller.diary.during { turn(.landscapeLeft) }
        #expect(calls.contains("shouldAutorotate | portrait 390×844") == isAsked)
        #expect(UIScreen.main.orientation == (isAsked ? .portrait : .landscapeLeft))
        #expect(window.rootViewController === controller)
    }

    @Test func visibleChildrenAreNotified() throws {
        let root = OldController()
        let (shown, hidden) = (OldController(), OldController())
        root.addChild(shown)
        root.addChild(hidden)
        root.view.addSubview(shown.view)
        let window = try shownWindow("iphone-6", IOSVersion(7), root)
        (shown.diary.calls, hidden.diary.calls) = ([], [])
        #expect(turn(.landscapeLeft))
        #expect(shown.diary.calls.contains { $0.hasPrefix("willRotate") })
        #expect(hidden.diary.calls.isEmpty)
        #expect(window.rootViewController === root)
    }
}

private final class HeaderController: UIViewController {
    let bars = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), UIView())
    var atTheHalf: [CGRect] = []
    var inTheSecondHalf: [CGRect] = []

    override func viewDidLoad() {
        view.addSubview(bars.0)
        view.addSubview(bars.1)
    }
    override func viewWillLayoutSubviews() {
        bars.0.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
        bars.1.frame = CGRect(
            x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    override func rotatingHeaderView() -> UIView? { bars.0 }
    override func rotatingFooterView() -> UIView? { bars.1 }
    override func didAnimateFirstHalfOfRotation(to orientation: UIInterfaceOrientation) {
        atTheHalf = [bars.0.frame, bars.1.frame]
    }
    override func willAnimateSecondHalfOfRotation(
        from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) { inTheSecondHalf = [bars.0.frame, bars.1.frame] }
}

/// Source: Documentation/Rotation.md 2: header and footer are off screen at the halfway point.
@MainActor @Suite struct RotatingBarsTests {
    @Test func barsLeaveTheScreenAndComeBack() throws {
        let controller = HeaderController()
        let window = try shownWindow("iphone-1", IOSVersion(2), controller)
        #expect(turn(.landscapeLeft))
        #expect(
            controller.atTheHalf == [
                CGRect(x: 0, y: -44, width: 480, height: 44),
                CGRect(x: 0, y: 300, width: 480, height: 49),
            ])
        #expect(
            controller.inTheSecondHalf == [
                CGRect(x: 0, y: 0, width: 480, height: 44),
                CGRect(x: 0, y: 251, width: 480, height: 49),
            ])
        #expect(window.rootViewController === controller)
    }
}
