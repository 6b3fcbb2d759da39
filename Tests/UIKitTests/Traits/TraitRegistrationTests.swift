import ContactSheetDevices
import Testing

@testable import UIKit

private enum Theme: Int {
    case standard, night
}

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
}

extension UIMutableTraits {
    fileprivate var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// Registers for trait changes in its own code, as in Apple's examples.
private class Screen: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (self: Self, previous: UITraitCollection) in
            self.calls.append(
                "\(previous.verticalSizeClass) to \(self.traitCollection.verticalSizeClass)")
        }
        registerForTraitChanges(
            [UITraitHorizontalSizeClass.self], target: self, action: Screen.never)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        if previous != nil { calls.append("traitCollectionDidChange") }
    }
    override func viewWillLayoutSubviews() { calls.append("willLayout") }

    func never() { calls.append("never") }
}

@MainActor private final class Target {
    var count = 0
    func plain() { count += 1 }
    func withView(_ view: UIView) { count += 10 }
    func withBoth(_ view: UIView, _ previous: UITraitCollection) { count += 100 }
}

/// Source: Apple's documentation of UITraitChangeObservable and UITraitDefinition.
@MainActor @Suite struct TraitRegistrationTests {
    /// The handler is called once per change, before layout, and isn't called for a trait that
    /// doesn't change.
    @Test func rotationReportsChangedSizeClasses() throws {
        let controller = Screen()
        let window = try shownWindow("iphone-15", IOSVersion(17), controller)
        controller.calls = []
        #expect(turn(.landscapeLeft))
        #expect(
            controller.calls == ["traitCollectionDidChange", "regular to compact", "willLayout"])
        #expect(window.rootViewController === controller)
    }

    @Test func targets() {
        use()
        let (view, target) = (UIView(), Target())
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
        view.registerForTraitChanges(traits, target: target, action: Target.plain)
        view.registerForTraitChanges(traits, target: target, action: Target.withView)
        view.registerForTraitChanges(traits, target: target, action: Target.withBoth)
        view.overrideUserInterfaceStyle = .dark
        #expect(target.count == 111)
        view.traitOverrides.userInterfaceLevel = .elevated
        #expect(target.count == 111)
    }

    @Test func unregistering() {
        use()
        let view = UIView()
        var count = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIView, _: UITraitCollection) in count += 1
        }
        view.overrideUserInterfaceStyle = .dark
        UIView().unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .dark
        #expect(count == 2)
    }

    /// A view whose own override hides the outer change isn't notified, and neither are its
    /// subviews.
    @Test func overriddenTraitsAreNotReported() {
        use()
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        middle.overrideUserInterfaceStyle = .light
        var previous: [UIUserInterfaceStyle] = []
        for view in [outer, middle, inner] {
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (_: UIView, old: UITraitCollection) in previous.append(old.userInterfaceStyle)
            }
        }
        outer.overrideUserInterfaceStyle = .dark
        #expect(previous == [.light])
        middle.overrideUserInterfaceStyle = .unspecified
        #expect(previous == [.light, .light, .light])
    }

    @Test func customTraits() {
        use()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var seen: [Theme] = []
        inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _: UITraitCollection) in
            seen.append(view.traitCollection[ThemeTrait.self])
        }
        #expect(inner.traitCollection[ThemeTrait.self] == .standard)
        outer.traitOverrides.theme = .night
        #expect(seen == [.night])
        outer.traitOverrides.theme = .night
        #expect(seen == [.night])
        #expect(outer.traitOverrides.contains(ThemeTrait.self))
        outer.traitOverrides.remove(ThemeTrait.self)
        #expect(seen == [.night, .standard])
        #expect(UITraitCollection { $0.theme = .night }[ThemeTrait.self] == .night)
    }

    @Test func traitsByType() {
        use()
        let traits = UITraitCollection { $0[UITraitVerticalSizeClass.self] = .compact }
        #expect(traits.verticalSizeClass == .compact)
        #expect(traits[UITraitVerticalSizeClass.self] == .compact)
        #expect(traits[UITraitUserInterfaceIdiom.self] == .unspecified)
        #expect(UITraitHorizontalSizeClass.defaultValue == .unspecified)
        #expect(UITraitHorizontalSizeClass.name == "UITraitHorizontalSizeClass")
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 4)
        var overrides = UITraitOverrides()
        overrides.displayScale = 3
        #expect(overrides.contains(UITraitDisplayScale.self))
        overrides.remove(UITraitDisplayScale.self)
        #expect(overrides == UITraitOverrides())
    }

    /// Source: Apple's documentation of `setOverrideTraitCollection(_:forChild:)`.
    @Test func traitsForAChild() throws {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        let window = try shownWindow("iphone-7", IOSVersion(12), root)
        root.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.verticalSizeClass == .regular)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(turn(.landscapeLeft))
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.verticalSizeClass == .compact)
        #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        child.removeFromParent()
        #expect(root.overrideTraitCollection(forChild: child) == nil)
        #expect(child.traitState.fromParent == nil)
        #expect(window.rootViewController === root)
    }
}
