import ContactSheetDevices
import Testing

@testable import UIKit

private final class Listener: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection)
    }
}

/// Source: Apple's documentation of UITraitCollection.
@MainActor @Suite struct TraitTests {
    @Test func laterCollectionsWin() {
        use()
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(legibilityWeight: .bold),
            UITraitCollection(forceTouchCapability: .available),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(both.forceTouchCapability == .available)
        #expect(both.userInterfaceStyle == .dark && both.legibilityWeight == .bold)
        #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(both.containsTraits(in: nil))
    }

    @Test func mutations() {
        use()
        let traits = UITraitCollection { $0.userInterfaceLevel = .elevated }
        #expect(traits == UITraitCollection(userInterfaceLevel: .elevated))
        let dark = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(dark.userInterfaceLevel == .elevated && dark.userInterfaceStyle == .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: traits))
        let large = traits.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(!large.hasDifferentColorAppearance(comparedTo: traits))
    }

    @Test func settingsOfTheDevice() {
        use {
            $0.hasBoldText = true
            $0.hasHighContrast = true
        }
        let traits = UIScreen.main.traitCollection
        #expect(traits.legibilityWeight == .bold && traits.accessibilityContrast == .high)
        #expect(traits.userInterfaceLevel == .base)
    }

    @Test func stylesOfViewsControllersAndWindows() {
        use()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        let listener = Listener()
        controller.view.addSubview(listener)
        window.rootViewController = controller
        window.overrideUserInterfaceStyle = .dark
        #expect(listener.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .light
        #expect(listener.traitCollection.userInterfaceStyle == .light)
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        listener.overrideUserInterfaceStyle = .dark
        #expect(listener.traitCollection.userInterfaceStyle == .dark)
        #expect(listener.previous.map { $0?.userInterfaceStyle } == [.light, .dark, .light])
        listener.overrideUserInterfaceStyle = .dark
        #expect(listener.previous.count == 3)
    }

    @Test func overridesApplyToTheSubtree() {
        use()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.userInterfaceLevel = .elevated
        inner.traitOverrides.accessibilityContrast = .high
        #expect(inner.traitCollection.userInterfaceLevel == .elevated)
        #expect(inner.traitCollection.accessibilityContrast == .high)
        #expect(outer.traitCollection.accessibilityContrast == .normal)
    }

    @Test func theCurrentTraitsAreTheScreens() {
        use { $0.style = .dark }
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UIColor.label.cgColor.rgba.red == 1)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            #expect(UIColor.label.cgColor.rgba.red == 0)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
}
