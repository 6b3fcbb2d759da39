import Foundation

/// The flat color that represents a material. The content behind isn't blurred, so only a trace of
/// it is visible.
///
/// The first three styles are the tints of Apple's sample `UIImage+ImageEffects` of WWDC 2013. The
/// materials of iOS 13 are steps of one gray with an opacity that follows Apple's order of
/// thickness (Human Interface Guidelines, Materials).
struct BlurMaterial {
    var white: CGFloat
    var alpha: CGFloat

    var color: UIColor { UIColor(white: white, alpha: alpha) }

    static func thickness(_ thickness: Thickness, isDark: Bool) -> BlurMaterial {
        switch thickness {
        case .chrome: BlurMaterial(white: isDark ? 0.11 : 0.976, alpha: 0.94)
        case .ultraThin: BlurMaterial(white: isDark ? 0.145 : 0.97, alpha: 0.55)
        case .thin: BlurMaterial(white: isDark ? 0.145 : 0.97, alpha: 0.7)
        case .regular: BlurMaterial(white: isDark ? 0.145 : 0.97, alpha: 0.82)
        case .thick: BlurMaterial(white: isDark ? 0.145 : 0.97, alpha: 0.92)
        }
    }

    enum Thickness { case ultraThin, thin, regular, thick, chrome }
}

extension UIBlurEffect.Style {
    func material(isDark: Bool) -> BlurMaterial {
        if let thickness {
            return .thickness(thickness, isDark: isAlwaysDark || (isDark && !isAlwaysLight))
        }
        switch self {
        case .light: return BlurMaterial(white: 1, alpha: 0.3)
        case .dark: return BlurMaterial(white: 0.11, alpha: 0.73)
        case .extraDark: return BlurMaterial(white: 0.04, alpha: 0.85)
        case .regular, .prominent:
            guard isDark else { return BlurMaterial(white: 0.97, alpha: 0.82) }
            return BlurMaterial(white: 0.11, alpha: self == .regular ? 0.73 : 0.82)
        default: return BlurMaterial(white: 0.97, alpha: 0.82)
        }
    }

    /// The thickness, or `nil` for the styles from before iOS 13.
    private var thickness: BlurMaterial.Thickness? {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight,
            .systemUltraThinMaterialDark:
            .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            .chrome
        case .extraLight, .light, .dark, .extraDark, .regular, .prominent: nil
        }
    }

    var isAlwaysDark: Bool {
        switch self {
        case .dark, .extraDark: true
        default: rawValue >= Self.systemUltraThinMaterialDark.rawValue
        }
    }

    var isAlwaysLight: Bool {
        switch self {
        case .extraLight, .light: true
        default: rawValue >= Self.systemUltraThinMaterialLight.rawValue && !isAlwaysDark
        }
    }
}
