import ContactSheetDiagnostics
import ContactSheetDevices
import Foundation

/// A color as 8-bit sRGB components and an alpha from 0 to 1.
struct Shade: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(gray: Double) {
        self.init(gray, gray, gray)
    }

    var color: UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// The shade with increased contrast: a translucent color has 0.08 more alpha.
    var withMoreContrast: Shade {
        alpha < 1 ? Shade(red, green, blue, min(1, alpha + 0.08)) : self
    }
}

/// The shades of a color in one design of iOS.
struct Shades: Sendable {
    var light: Shade
    var dark: Shade
    /// With increased contrast, which doesn't change opaque colors by default.
    var contrastLight: Shade
    var contrastDark: Shade
    /// In dark mode, on surfaces above other surfaces.
    var elevatedDark: Shade
    var elevatedContrastDark: Shade

    init(
        _ light: Shade, _ dark: Shade, contrast: (light: Shade, dark: Shade)? = nil,
        elevated: Shade? = nil, elevatedContrast: Shade? = nil
    ) {
        self.light = light
        self.dark = dark
        contrastLight = contrast?.light ?? light.withMoreContrast
        contrastDark = contrast?.dark ?? dark.withMoreContrast
        elevatedDark = elevated ?? dark
        elevatedContrastDark = elevatedContrast ?? contrastDark
    }

    func shade(_ traits: UITraitCollection) -> Shade {
        let isHigh = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return isHigh ? contrastLight : light }
        guard traits.userInterfaceLevel == .elevated else { return isHigh ? contrastDark : dark }
        return isHigh ? elevatedContrastDark : elevatedDark
    }
}

/// A system color in all designs of iOS (Documentation/Metrics.md 7).
struct SystemColor: Sendable {
    let name: String
    /// The shades of iOS 13 to 18.
    let shades: Shades
    /// The shades from iOS 26 on, if they differ.
    var glass: Shades?
    /// The shades of iOS 13 and 14, if they differ.
    var first: Shades?
    /// The shade up to iOS 12, if it isn't the light shade.
    var early: Shade?
    /// The shade up to iOS 6, if it isn't the early shade.
    var classic: Shade?

    init(
        _ name: String, _ shades: Shades, glass: Shades? = nil, first: Shades? = nil,
        early: Shade? = nil, classic: Shade? = nil
    ) {
        self.name = name
        self.shades = shades
        self.glass = glass
        self.first = first
        self.early = early
        self.classic = classic
    }

    func shade(_ traits: UITraitCollection, on iOS: IOSVersion) -> Shade {
        switch Era(iOS) {
        case .classic: return classic ?? early ?? shades.light
        case .flat, .safeArea: return early ?? shades.light
        case .dark:
            let isRevised = SystemBehavior.revisedTeal.isActive(in: iOS, on: .phone)
            return (isRevised ? shades : first ?? shades).shade(traits)
        case .glass: return (glass ?? shades).shade(traits)
        }
    }

    var color: UIColor {
        UIColor(systemName: name) { traits in
            // The screen's device doesn't change while a view tree is laid out and recorded.
            shade(traits, on: onMainActor { UIScreen.main.device.iOS }).color
        }
    }
}
