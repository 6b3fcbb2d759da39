import ContactSheetDevices
import Testing
import UIKit

private final class Masks: UINavigationControllerDelegate, UITabBarControllerDelegate {
    var mask = UIInterfaceOrientationMask.portrait

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { mask }
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { mask }
}

/// The calls to the controllers in a navigation controller, by era. Source:
/// Documentation/Rotation.md 2 to 4.
@MainActor @Suite struct NavigationTraceTests {
    private func stack(
        _ slug: String, _ iOS: Int, _ make: (RotationDiary, String) -> UIViewController
    ) throws -> (window: UIWindow, bars: TracingNavigationController) {
        let bars = TracingNavigationController()
        bars.viewControllers = [make(bars.diary, "first"), make(bars.diary, "top")]
        let window = try shownWindow(slug, IOSVersion(iOS), bars)
        return (window, bars)
    }

    /// The top controller is queried and notified; the ones below it aren't.
    @Test func iOS5QueriesTheTopController() throws {
        let (window, bars) = try stack("iphone-4", 5) { OneStepController($0, $1) }
        #expect(
            bars.diary.during { turn(.landscapeLeft) } == [
                "nav shouldAutorotate(to: landscapeLeft) | portrait 320×460",
                "top shouldAutorotate(to: landscapeLeft) | portrait 320×416",
                "nav willRotate(to: landscapeLeft, 0.4) | portrait 320×460",
                "top willRotate(to: landscapeLeft, 0.4) | portrait 320×416",
                "top willAnimate(to: landscapeLeft, 0.4) | landscapeLeft 480×268",
                "nav didRotate(from: portrait) | landscapeLeft 480×300 -90°",
                "top didRotate(from: portrait) | landscapeLeft 480×268",
            ])
        #expect(window.rootViewController === bars)
    }

    @Test func iOS5RespectsTheTopController() throws {
        let (window, bars) = try stack("iphone-4", 5) { OneStepController($0, $1) }
        (bars.topViewController as? OneStepController)?.allowed = [.portrait]
        #expect(!turn(.landscapeLeft))
        #expect(window.rootViewController === bars)
    }

    /// The children's masks have no effect, but the children are notified.
    @Test func iOS6QueriesNoChild() throws {
        let (window, bars) = try stack("iphone-5", 6) { diary, name in
            let child = MaskedController(diary, name)
            child.mask = .portrait
            return child
        }
        #expect(
            bars.diary.during { turn(.landscapeLeft) }.filter { !$0.contains("Layout") } == [
                "nav supportedInterfaceOrientations | portrait 320×548",
                "nav willRotate(to: landscapeLeft, 0.4) | portrait 320×548",
                "top willRotate(to: landscapeLeft, 0.4) | portrait 320×504",
                "top willAnimate(to: landscapeLeft, 0.4) | landscapeLeft 568×268",
                "nav didRotate(from: portrait) | landscapeLeft 568×300 -90°",
                "top didRotate(from: portrait) | landscapeLeft 568×268",
            ])
        #expect(window.rootViewController === bars)
    }

    /// A plain navigation controller isn't mistaken for one that overrides iOS 2's method.
    @Test func iOS6KeepsThePlainContainersMask() throws {
        let bars = UINavigationController(rootViewController: UIViewController())
        let window = try shownWindow("iphone-5", IOSVersion(6), bars)
        #expect(turn(.landscapeLeft))
        #expect(!turn(.portraitUpsideDown))
        #expect(window.rootViewController === bars)
    }

    @Test(arguments: [(6, true), (7, false)])
    func delegatesAreQueriedFromIOS7On(iOS: Int, turns: Bool) throws {
        let bars = UINavigationController(rootViewController: UIViewController())
        let masks = Masks()
        bars.delegate = masks
        let window = try shownWindow("iphone-5", IOSVersion(iOS), bars)
        #expect(turn(.landscapeLeft) == turns)
        #expect(window.rootViewController === bars)
    }

    /// The size and the traits are passed on; hidden controllers below also receive both.
    @Test func iOS8NotifiesChildrenOfTheirSizes() throws {
        let (window, bars) = try stack("iphone-6", 12) { NewController($0, $1) }
        let calls = bars.diary.during { turn(.landscapeLeft) }
        #expect(
            calls.filter { $0.hasPrefix("top") && !$0.contains("Layout") } == [
                "top willTransition(to: compact) | portrait 375×667",
                "top viewWillTransition(to: 667×375) | portrait 375×667",
                "top updateViewConstraints | landscapeLeft 667×375",
                "top traitCollectionDidChange(previous) | landscapeLeft 667×375",
                "top alongside | landscapeLeft 667×375",
                "top completion | landscapeLeft 667×375",
            ])
        #expect(calls.contains("nav willRotate(to: landscapeLeft, 0.3) | portrait 375×667"))
        #expect(calls.contains("first viewWillTransition(to: 667×375) | portrait unloaded"))
        #expect(window.rootViewController === bars)
    }
}

/// The same for a tab bar controller.
@MainActor @Suite struct TabTraceTests {
    private func tabs(
        _ slug: String, _ iOS: Int, _ make: (RotationDiary, String) -> UIViewController
    ) throws -> (window: UIWindow, tabs: UITabBarController, diary: RotationDiary) {
        let (tabs, diary) = (UITabBarController(), RotationDiary())
        tabs.viewControllers = [make(diary, "first"), make(diary, "second")]
        let window = try shownWindow(slug, IOSVersion(iOS), tabs)
        return (window, tabs, diary)
    }

    /// All tabs are queried; only the selected one is notified.
    @Test func iOS5QueriesAllAndNotifiesTheSelected() throws {
        let (window, tabs, diary) = try tabs("iphone-4", 5) { OneStepController($0, $1) }
        #expect(
            diary.during { turn(.landscapeRight) } == [
                "first shouldAutorotate(to: landscapeRight) | portrait 320×411",
                "second shouldAutorotate(to: landscapeRight) | portrait unloaded",
                "first willRotate(to: landscapeRight, 0.4) | portrait 320×411",
                "first willAnimate(to: landscapeRight, 0.4) | landscapeRight 480×251",
                "first didRotate(from: portrait) | landscapeRight 480×251",
            ])
        (tabs.viewControllers?.last as? OneStepController)?.allowed = [.landscapeRight]
        #expect(!turn(.landscapeLeft))
        #expect(window.rootViewController === tabs)
    }

    @Test func iOS6QueriesNoChild() throws {
        let (window, tabs, diary) = try tabs("iphone-5", 6) { diary, name in
            let child = MaskedController(diary, name)
            child.mask = .portrait
            return child
        }
        #expect(
            diary.during { turn(.landscapeRight) }.filter { !$0.contains("Layout") } == [
                "first willRotate(to: landscapeRight, 0.4) | portrait 320×499",
                "first willAnimate(to: landscapeRight, 0.4) | landscapeRight 568×251",
                "first didRotate(from: portrait) | landscapeRight 568×251",
            ])
        #expect(window.rootViewController === tabs)
    }

    @Test(arguments: [(6, true), (7, false)])
    func delegatesAreQueriedFromIOS7On(iOS: Int, turns: Bool) throws {
        let (window, tabs, _) = try tabs("iphone-5", iOS) { OldController($0, $1) }
        let masks = Masks()
        tabs.delegate = masks
        #expect(turn(.landscapeRight) == turns)
        #expect(window.rootViewController === tabs)
    }

    @Test func iOS8NotifiesChildrenOfTheirSizes() throws {
        let (window, tabs, diary) = try tabs("iphone-6", 12) { NewController($0, $1) }
        let calls = diary.during { turn(.landscapeRight) }
        #expect(
            calls.filter { $0.hasPrefix("first") && !$0.contains("Layout") } == [
                "first willTransition(to: compact) | portrait 375×667",
                "first viewWillTransition(to: 667×375) | portrait 375×667",
                "first updateViewConstraints | landscapeRight 667×375",
                "first traitCollectionDidChange(previous) | landscapeRight 667×375",
                "first alongside | landscapeRight 667×375",
                "first completion | landscapeRight 667×375",
            ])
        #expect(calls.contains("second viewWillTransition(to: 667×375) | portrait unloaded"))
        #expect(window.rootViewController === tabs)
    }
}
