import Foundation

/// How a visual effect view looks.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A material through which what lies behind shows faintly.
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

    /// The color that the style stands for on a plain ground.
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

/// Content in the colors of a blur effect's material; shown by the content view's tint alone.
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

    /// The style's color, in the material's appearance where that is dark or light in all; labels
    /// on dark materials were white before there was a dark appearance.
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
