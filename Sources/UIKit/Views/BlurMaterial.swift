import Foundation

/// A material: a blurred copy of the content below, with more saturated colors, and a tint on top.
/// Documentation/Materials.md contains the values and their sources.
struct BlurMaterial {
    /// The translucent color over the blur.
    var tint: UIColor
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    var saturation = 1.8

    init(tint: UIColor, radius: CGFloat) {
        self.tint = tint
        self.radius = radius
    }

    init(white: CGFloat, alpha: CGFloat, radius: CGFloat) {
        self.init(tint: UIColor(white: white, alpha: alpha), radius: radius)
    }

    enum Thickness { case ultraThin, thin, regular, thick, chrome }

    /// Returns a material of iOS 13 and later (Documentation/Materials.md 2).
    static func thickness(_ thickness: Thickness, isDark: Bool) -> BlurMaterial {
        let (white, alpha): (CGFloat, CGFloat) =
            switch thickness {
            case .ultraThin: isDark ? (0.145, 0.55) : (1, 0.44)
            case .thin: isDark ? (0.145, 0.7) : (0.985, 0.62)
            case .regular: isDark ? (0.145, 0.82) : (0.965, 0.77)
            case .thick: isDark ? (0.145, 0.92) : (0.955, 0.9)
            case .chrome: isDark ? (0.108, 0.8) : (0.97, 0.8)
            }
        return BlurMaterial(
            white: white, alpha: alpha, radius: thickness == .chrome ? barRadius : 30)
    }

    /// The blur of bars, in points.
    static let barRadius: CGFloat = 20

    /// Draws the material inside a path.
    @MainActor func draw(in path: UIBezierPath) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.drawBackdrop(path.cgPath, standardDeviation: radius, saturation: saturation)
        tint.setFill()
        path.fill()
    }
}

extension UIBlurEffect.Style {
    func material(isDark: Bool) -> BlurMaterial {
        if let thickness {
            return .thickness(thickness, isDark: isAlwaysDark || (isDark && !isAlwaysLight))
        }
        // Documentation/Materials.md 2
        switch self {
        case .light: return BlurMaterial(white: 1, alpha: 0.3, radius: 30)
        case .dark: return BlurMaterial(white: 0.11, alpha: 0.73, radius: 20)
        case .extraDark: return BlurMaterial(white: 0.04, alpha: 0.85, radius: 20)
        case .regular, .prominent:
            guard isDark else { return BlurMaterial(white: 0.97, alpha: 0.82, radius: 20) }
            return BlurMaterial(white: 0.11, alpha: self == .regular ? 0.73 : 0.82, radius: 20)
        default: return BlurMaterial(white: 0.97, alpha: 0.82, radius: 20)
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
