import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIGlassEffect`; Documentation/Materials.md 5.
@MainActor @Suite struct UIGlassEffectTests {
    private func lines(_ view: UIView) -> [Substring] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
        window.addSubview(view)
        window.isHidden = false
        return window.recordDisplayList().description.split(separator: "\n")
    }

    private func glass(_ effect: UIGlassEffect, radius: CGFloat = 0) -> [Substring] {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        view.layer.cornerRadius = radius
        return lines(view)
    }

    /// A shadow around the shape, the blur, the fill, and the rim, from the bottom up.
    @Test func layers() throws {
        try BarScreen.use("iphone-17", 26)
        let text = glass(UIGlassEffect(style: .regular))
        let shadow = try #require(text.firstIndex { $0.contains("shadow 0,3 blur 9") })
        let blur = try #require(text.firstIndex { $0.contains("backdrop") })
        let rim = try #require(text.firstIndex { $0.contains("linear") })
        #expect(shadow < blur && blur < rim)
        #expect(text[blur].hasSuffix("blur 7 saturation 1.5"))
        #expect(text[blur + 1].hasSuffix("#ffffff/0.6"))
    }

    @Test func clearGlassBlursLess() throws {
        try BarScreen.use("iphone-17", 26)
        let text = glass(UIGlassEffect(style: .clear))
        #expect(text.contains { $0.hasSuffix("blur 2.5 saturation 1.2") })
    }

    @Test func tint() throws {
        try BarScreen.use("iphone-17", 26)
        let effect = UIGlassEffect()
        effect.tintColor = .red
        #expect(glass(effect).contains { $0.hasSuffix("#ff0000/0.88") })
    }

    /// Without corners of its own, a glass view is a capsule.
    @Test func corners() throws {
        try BarScreen.use("iphone-17", 26)
        #expect(glass(UIGlassEffect()) == glass(UIGlassEffect(), radius: 10))
        #expect(glass(UIGlassEffect()) != glass(UIGlassEffect(), radius: 4))
    }

    @Test func glassButtons() throws {
        try BarScreen.use("iphone-17", 26)
        func button(_ configuration: UIButton.Configuration) -> [Substring] {
            let button = UIButton(configuration: configuration, primaryAction: nil)
            button.tintColor = .red
            button.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
            return lines(button)
        }
        #expect(button(.glass()).contains { $0.hasSuffix("#ffffff/0.6") })
        #expect(button(.prominentGlass()).contains { $0.hasSuffix("#ff0000/0.88") })
        #expect(button(.clearGlass()).contains { $0.hasSuffix("blur 2.5 saturation 1.2") })
        #expect(!button(.filled()).contains { $0.contains("backdrop") })
    }
}
