import ContactSheetDiagnostics
import Foundation

// Documentation/Metrics.md 7.2. Increased contrast adds 0.08 to the alpha of translucent colors.
extension SystemColor {
    private static func veil(_ name: String, _ light: Shade, _ dark: Shade) -> SystemColor {
        SystemColor(name, Shades(light, dark))
    }

    static let label = veil("labelColor", Shade(gray: 0), Shade(gray: 255))
    static let secondaryLabel = veil(
        "secondaryLabelColor", Shade(60, 60, 67, 0.6), Shade(235, 235, 245, 0.6))
    static let tertiaryLabel = veil(
        "tertiaryLabelColor", Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3))
    static let quaternaryLabel = veil(
        "quaternaryLabelColor", Shade(60, 60, 67, 0.18), Shade(235, 235, 245, 0.16))
    static let placeholderText = veil(
        "placeholderTextColor", Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3))
    static let link = veil("linkColor", Shade(0, 122, 255), Shade(9, 132, 255))
    static let separator = SystemColor(
        "separatorColor", Shades(Shade(60, 60, 67, 0.29), Shade(84, 84, 88, 0.6)),
        glass: Shades(Shade(60, 60, 67, 0.12), Shade(84, 84, 88, 0.5)))
    static let opaqueSeparator = veil(
        "opaqueSeparatorColor", Shade(198, 198, 200), Shade(56, 56, 58))
    static let fill = veil(
        "systemFillColor", Shade(120, 120, 128, 0.2), Shade(120, 120, 128, 0.36))
    static let secondaryFill = veil(
        "secondarySystemFillColor", Shade(120, 120, 128, 0.16), Shade(120, 120, 128, 0.32))
    static let tertiaryFill = veil(
        "tertiarySystemFillColor", Shade(118, 118, 128, 0.12), Shade(118, 118, 128, 0.24))
    static let quaternaryFill = veil(
        "quaternarySystemFillColor", Shade(116, 116, 128, 0.08), Shade(118, 118, 128, 0.18))
}

extension UIColor {
    public static let label = SystemColor.label.color
    public static let secondaryLabel = SystemColor.secondaryLabel.color
    public static let tertiaryLabel = SystemColor.tertiaryLabel.color
    public static let quaternaryLabel = SystemColor.quaternaryLabel.color
    public static let placeholderText = SystemColor.placeholderText.color
    public static let link = SystemColor.link.color
    public static let separator = SystemColor.separator.color
    public static let opaqueSeparator = SystemColor.opaqueSeparator.color
    public static let systemFill = SystemColor.fill.color
    public static let secondarySystemFill = SystemColor.secondaryFill.color
    public static let tertiarySystemFill = SystemColor.tertiaryFill.color
    public static let quaternarySystemFill = SystemColor.quaternaryFill.color
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The tint color of the view that draws with it, or the system's blue outside of a view.
    public static let tintColor = UIColor(systemName: "tintColor") { traits in
        let tint = onMainActor { currentTint } ?? defaultTint
        // If the view's tint is this color itself, resolving it would never end.
        return (tint.systemName == "tintColor" ? defaultTint : tint).resolvedColor(with: traits)
    }

    /// The value of `tintColor` if no view sets a tint: the system's blue.
    static let defaultTint = systemBlue
}
