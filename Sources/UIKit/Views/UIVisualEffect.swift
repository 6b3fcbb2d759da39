import Foundation

/// The effect of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the content behind it, with a tint.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case extraLight, light, dark
        case extraDark
        case regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    public let style: Style

    public init(style: Style) {
        self.style = style
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable, Hashable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator

    /// The color of content on a material. It is translucent, so that it takes on the hue of the
    /// material (Documentation/Materials.md 3).
    func color(isDark: Bool) -> UIColor {
        let alpha: CGFloat =
            switch self {
            case .label: isDark ? 0.95 : 0.85
            case .secondaryLabel: isDark ? 0.62 : 0.56
            case .tertiaryLabel: isDark ? 0.38 : 0.35
            case .quaternaryLabel: isDark ? 0.24 : 0.22
            case .fill: isDark ? 0.24 : 0.16
            case .secondaryFill: isDark ? 0.17 : 0.11
            case .tertiaryFill: isDark ? 0.11 : 0.07
            case .separator: isDark ? 0.22 : 0.2
            }
        return UIColor(white: isDark ? 1 : 0, alpha: alpha)
    }
}

/// An effect that shows content in the colors of a blur effect's material.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = .label
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
    }

    /// The style's color, in a dark or light appearance for materials that are always dark or
    /// light.
    var tint: UIColor {
        let material = blurEffect.style
        if material.isAlwaysDark { return style.color(isDark: true) }
        if material.isAlwaysLight { return style.color(isDark: false) }
        let style = style
        return UIColor { style.color(isDark: $0.userInterfaceStyle == .dark) }
    }
}
