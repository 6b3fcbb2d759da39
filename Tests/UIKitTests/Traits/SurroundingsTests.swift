import ContactSheetDevices
import Testing

@testable import UIKit

private final class Diary: UIView {
    var calls: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        let old = previous?.preferredContentSizeCategory.rawValue.suffix(2) ?? "nil"
        calls.append("\(old) to \(traitCollection.preferredContentSizeCategory.rawValue.suffix(2))")
    }
    override func tintColorDidChange() { calls.append("tint") }
    override func layoutMarginsDidChange() { calls.append("margins") }
    override func safeAreaInsetsDidChange() { calls.append("safe area") }
}

private final class DiaryScreen: UIViewController {
    var calls: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        calls.append("traits")
    }
}

/// Documentation/Layout.md 2.7. Source: Documentation/RuntimeFacts.md; a view that is shown with other traits than it
/// had is notified, from iOS 13 on.
@MainActor struct SurroundingsTests {
    init() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-8")), iOS: IOSVersion(17))
    }

    private func show(_ view: UIView, _ category: UIContentSizeCategory) -> UIWindow {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.setOverrideTraitCollection(
            UITraitCollection(preferredContentSizeCategory: category), forChild: child)
        child.view.addSubview(view)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func aViewIsNotifiedOfEachChange() {
        let view = Diary()
        for category in [UIContentSizeCategory.extraSmall, .large, .large, .extraExtraLarge] {
            _ = show(view, category)
        }
        #expect(
            view.calls.filter { $0.contains("to") } == ["yL to XS", "XS to yL", "yL to XL"])
    }

    @Test func handlersAreCalledOnce() {
        let view = UIView()
        var calls = 0
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (_: UIView, _) in calls += 1
        }
        _ = show(view, .extraSmall)
        #expect(calls == 1)
    }

    @Test func aLabelFollowsTheTextSize() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let window = show(label, .extraExtraExtraLarge)
        #expect(label.font.pointSize == 23)
        withExtendedLifetime(window) {}
    }

    /// The same traits as before are no change: a screen has those that it is created with.
    @Test func aScreenWithTheSameTraitsIsNotNotified() {
        let screen = DiaryScreen()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(screen.calls.isEmpty)
    }

    @Test func aScreenInADarkWindowIsNotifiedOnce() {
        let screen = DiaryScreen()
        let view = Diary()
        screen.view.addSubview(view)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = .dark
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(screen.calls == ["traits"])
        #expect(view.calls.count { $0 == "yL to yL" } == 1)
    }

    /// A child whose view isn't in the hierarchy is notified, too.
    @Test func hiddenChildrenAreNotified() {
        let screens = [DiaryScreen(), DiaryScreen()]
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        window.overrideUserInterfaceStyle = .dark
        #expect(screens.map(\.calls) == [["traits"], ["traits"]])
        tabs.selectedIndex = 0
        window.layoutIfNeeded()
        #expect(screens.map(\.calls) == [["traits"], ["traits"]])
    }

    @Test func tintIsReportedOnce() {
        let (red, blue) = (UIView(), UIView())
        (red.tintColor, blue.tintColor) = (.red, .blue)
        let view = Diary()
        red.addSubview(view)
        #expect(view.calls == ["tint"])
        red.addSubview(view)
        view.removeFromSuperview()
        red.addSubview(view)
        #expect(view.calls == ["tint"])
        blue.addSubview(view)
        #expect(view.calls == ["tint", "tint"])
    }

    @Test func traitsPrecedeTintAndInsets() {
        let view = Diary(frame: UIScreen.main.bounds)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = .dark
        window.tintColor = .red
        let screen = UIViewController()
        screen.additionalSafeAreaInsets.top = 10
        screen.view.addSubview(view)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(view.calls == ["yL to yL", "tint", "safe area", "margins"])
    }
}
