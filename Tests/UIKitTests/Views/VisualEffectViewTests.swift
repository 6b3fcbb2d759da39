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
            #expect(material(style, .light).contains("fill"))
        }
        #expect(material(.systemMaterial, .light) != material(.systemMaterial, .dark))
        #expect(material(.systemMaterialDark, .light) == material(.systemMaterial, .dark))
        #expect(material(.systemMaterialLight, .dark) == material(.systemMaterial, .light))
        #expect(material(.light, .dark) == material(.light, .light))
        #expect(!picture(UIVisualEffectView(effect: nil)).contains("fill"))
    }

    /// Source: Human Interface Guidelines, Materials: thicker ones are more opaque.
    @Test func thickness() {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let opacities = styles.map { $0.material(isDark: false).alpha }
        #expect(opacities == opacities.sorted() && Set(opacities).count == 4)
    }

    /// Property: on a material of one appearance, colors are those of that appearance.
    @Test func vibrancyFollowsTheMaterial() {
        use()
        func tint(
            _ material: UIBlurEffect.Style, _ style: UIVibrancyEffectStyle
        ) -> UIColor {
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: material), style: style).tint
        }
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(userInterfaceStyle: .dark)
        )
        let fill = UIColor.systemFill
        #expect(tint(.systemMaterialDark, .fill) == fill.resolvedColor(with: dark))
        #expect(tint(.light, .fill) == fill.resolvedColor(with: light))
        #expect(tint(.systemMaterial, .fill) == fill)
        #expect(tint(.dark, .label) == .white)
    }

    @Test func vibrancyTintsTheContent() {
        use()
        let blur = UIBlurEffect(style: .systemMaterial)
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        #expect(view.contentView.tintColor == .secondaryLabel)
        view.effect = blur
        #expect(view.contentView.tintColor == .systemBlue)
    }
}
