import ContactSheetDevices
import Testing

@testable import UIKit

@MainActor @Suite struct VisualEffectViewTests {
    private func picture(_ view: UIView) -> String {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        window.isHidden = false
        return window.recordDisplayList().description
    }

    @Test func theContentFillsTheView() {
        use()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
        #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
    }

    /// Property: without an effect, nothing is painted; materials follow the interface style unless
    /// they specify one.
    @Test func materials() {
        use()
        func material(
            _ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle
        ) -> String {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.overrideUserInterfaceStyle = appearance
            return picture(view)
        }
        for style in UIBlurEffect.Style.allCases {
            #expect(material(style, .light).contains("backdrop"))
        }
        #expect(material(.systemMaterial, .light) != material(.systemMaterial, .dark))
        #expect(material(.systemMaterialDark, .light) == material(.systemMaterial, .dark))
        #expect(material(.systemMaterialLight, .dark) == material(.systemMaterial, .light))
        #expect(material(.light, .dark) == material(.light, .light))
        let none = picture(UIVisualEffectView(effect: nil))
        #expect(!none.contains("fill") && !none.contains("backdrop"))
    }

    /// A material is a blur with a tint on top (Documentation/Materials.md 2).
    @Test func aBlurHasATintOnTop() {
        use()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
        view.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
        #expect(
            picture(view).split(separator: "\n").suffix(2) == [
                "  backdrop rect(5 5 30 20) blur 20 saturation 1.8",
                "  fill rect(5 5 30 20) #f7f7f7/0.82",
            ])
    }

    /// Source: Human Interface Guidelines, Materials: thicker ones are more opaque.
    @Test(arguments: [false, true]) func thickness(isDark: Bool) {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let opacities = styles.map { $0.material(isDark: isDark).tint.cgColor.alpha }
        #expect(opacities == opacities.sorted() && Set(opacities).count == 4)
    }

    /// Property: on a material of one appearance, colors are those of that appearance.
    @Test func vibrancyFollowsTheMaterial() {
        use()
        func white(
            _ material: UIBlurEffect.Style, in appearance: UIUserInterfaceStyle = .light
        ) -> Double {
            let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: material), style: .fill)
            let traits = UITraitCollection(userInterfaceStyle: appearance)
            return effect.tint.resolvedColor(with: traits).cgColor.rgba.red
        }
        #expect(white(.systemMaterialDark) == 1 && white(.dark) == 1)
        #expect(white(.systemMaterialLight, in: .dark) == 0 && white(.light, in: .dark) == 0)
        #expect(white(.systemMaterial) == 0 && white(.systemMaterial, in: .dark) == 1)
    }

    /// Source: Apple's documentation of `UIVibrancyEffect`: labels and template images update
    /// automatically. The style's opacity applies to the content as one.
    @Test func vibrancyColorsTheContent() {
        use()
        let blur = UIBlurEffect(style: .systemMaterialDark)
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let red = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
        red.backgroundColor = .red
        view.contentView.addSubview(red)
        #expect(
            picture(view).hasSuffix("  group opacity 0.62\n    fill rect(2 2 4 4) #ffffff"))
        #expect(view.contentView.tintColor == .white)
        view.effect = blur
        #expect(view.contentView.tintColor == .systemBlue)
        #expect(picture(view).hasSuffix("fill rect(2 2 4 4) #ff0000"))
    }
}
