import Foundation

/// The effect of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A material that lets the content behind it show through faintly.
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

    /// The color of the style on a plain background.
    var color: UIColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// An effect that shows content in the colors of a blur effect's material. It has an effect on the
/// tint of the content view only.
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
    /// light. Labels on dark materials are white, as they were before iOS had a dark appearance.
    var tint: UIColor {
        let material = blurEffect.style
        if material.isAlwaysDark {
            return style == .label ? .white : style.color.resolved(.dark)
        }
        return material.isAlwaysLight ? style.color.resolved(.light) : style.color
    }
}

extension UIColor {
    fileprivate func resolved(_ appearance: UIUserInterfaceStyle) -> UIColor {
        resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance))
    }
}
