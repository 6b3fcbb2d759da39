import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

private final class Panel: UIView {}
private final class Fancy: UILabel {
    /// The property doesn't record whether it was set, so an appearance always sets it.
    var corner: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}
private final class Screen: UIViewController {}

/// Source: Apple's documentation of UIAppearance.
@MainActor @Suite struct AppearanceTests {
    private func inWindow(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        for view in views { window.addSubview(view) }
        return window
    }

    @Test func appearanceIsAppliedInWindows() {
        use()
        Simulation.run {
            UILabel.appearance().textColor = .red
            UILabel.appearance().font = .systemFont(ofSize: 30)
            let label = UILabel()
            #expect(label.textColor == .label)
            let window = inWindow(label)
            #expect(label.textColor == .red && label.font.pointSize == 30)
            #expect(label.window === window)
            #expect(UILabel.appearance().textColor == .red)
            #expect(UILabel.appearance().shadowColor == nil)
        }
    }

    @Test func instanceValuesAreKept() {
        use()
        Simulation.run {
            UILabel.appearance().textColor = .red
            UILabel.appearance().shadowColor = .green
            let label = UILabel()
            label.textColor = .label
            let window = inWindow(label)
            #expect(label.textColor == .label && label.shadowColor == .green)
            // A value set by the appearance doesn't count as the label's own.
            label.removeFromSuperview()
            UILabel.appearance().shadowColor = .blue
            window.addSubview(label)
            #expect(label.shadowColor == .blue)
        }
    }

    @Test func theNearestClassWins() {
        use()
        Simulation.run {
            Fancy.appearance().textColor = .green
            UILabel.appearance().textColor = .red
            UIView.appearance().tintColor = .brown
            let (fancy, label) = (Fancy(), UILabel())
            let window = inWindow(fancy, label)
            #expect(fancy.textColor == .green && label.textColor == .red)
            #expect(fancy.tintColor == .brown && window.subviews.count == 2)
        }
    }

    @Test func containers() {
        use()
        Simulation.run {
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self])
                .textColor = .blue
            UILabel.appearance().textColor = .red
            let (inner, outer, panel, screen) = (UILabel(), UILabel(), Panel(), Screen())
            panel.addSubview(inner)
            let window = inWindow(panel, outer)
            #expect(inner.textColor == .green && outer.textColor == .red)
            panel.removeFromSuperview()
            screen.view.addSubview(panel)
            window.rootViewController = screen
            #expect(inner.textColor == .blue)
        }
    }

    /// The outermost container takes precedence over a nearer one.
    @Test func theOutermostContainerWins() {
        use()
        Simulation.run {
            UILabel.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .blue
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
            let (label, panel, screen) = (UILabel(), Panel(), Screen())
            panel.addSubview(label)
            screen.view.addSubview(panel)
            let window = inWindow()
            window.rootViewController = screen
            #expect(label.textColor == .blue)
        }
    }

    @Test func traits() {
        use("ipad-air-2")
        Simulation.run {
            let pad = UITraitCollection(userInterfaceIdiom: .pad)
            let phone = UITraitCollection(userInterfaceIdiom: .phone)
            UILabel.appearance(for: pad).textColor = .green
            UILabel.appearance(for: phone).textColor = .red
            let label = UILabel()
            let window = inWindow(label)
            #expect(label.textColor == .green && label.window === window)
        }
    }

    @Test func customPropertiesAndMethods() {
        use()
        Simulation.run {
            Fancy.appearance().corner = 9
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance().setTitleColor(.green, for: .highlighted)
            let (fancy, button) = (Fancy(), UIButton(type: .system))
            button.setTitleColor(.blue, for: .normal)
            let window = inWindow(fancy, button)
            #expect(fancy.corner == 9 && window.subviews.count == 2)
            #expect(button.titleColor(for: .normal) == .blue)
            #expect(button.titleColor(for: .highlighted) == .green)
        }
    }

    /// Property: settings made during a recording end with it; earlier settings stay.
    @Test func settingsEndWithTheirScope() {
        use()
        Simulation.run {
            UILabel.appearance().textColor = .red
            Simulation.run {
                #expect(UILabel.appearance().textColor == .red)
                UILabel.appearance().textColor = .green
                UILabel.appearance().shadowColor = .blue
            }
            #expect(UILabel.appearance().textColor == .red)
            #expect(UILabel.appearance().shadowColor == nil)
        }
        #expect(UILabel.appearance().textColor == nil)
    }

    @Test func nilIsAValue() {
        use()
        Simulation.run {
            UILabel.appearance().shadowOffset = CGSize(width: 1, height: 1)
            UILabel.appearance().shadowOffset = nil
            let label = UILabel()
            let window = inWindow(label)
            #expect(label.shadowOffset == CGSize(width: 0, height: -1))
            #expect(label.window === window)
        }
    }
}
