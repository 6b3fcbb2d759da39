import ContactSheetDevices
import Foundation

/// The default colors of bars, which were chosen visually if Documentation/Metrics.md 7.4 doesn't
/// contain them.
@MainActor enum BarColors {
    static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func gray(_ level: CGFloat) -> UIColor {
        UIColor(white: level / 255, alpha: 1)
    }

    /// Returns the color of opaque bars, which is that of the material above a plain background.
    static func material(isBlack: Bool) -> UIColor {
        if isBlack { return gray(UIScreen.main.era < .dark ? 32 : 22) }
        return UIScreen.main.era < .dark ? gray(248) : dynamic(gray(249), gray(22))
    }

    /// Returns the material of translucent bars from iOS 7 on (Documentation/Materials.md 4).
    static func translucent(isBlack: Bool) -> BlurMaterial {
        let radius = BlurMaterial.barRadius
        guard UIScreen.main.era < .dark else {
            let isDark = isBlack || UITraitCollection.current.userInterfaceStyle == .dark
            return .thickness(.chrome, isDark: isDark)
        }
        return isBlack
            ? BlurMaterial(white: 0.09, alpha: 0.87, radius: radius)
            : BlurMaterial(white: 0.966, alpha: 0.82, radius: radius)
    }

    /// Returns the color of the line of one pixel at a bar's edge.
    static func hairline(isBlack: Bool) -> UIColor {
        let light = UIColor(white: 0, alpha: 0.3)
        let dark = UIColor(white: 1, alpha: 0.15)
        return isBlack ? dark : dynamic(light, dark)
    }

    /// Returns the base color of the gradient of iOS 6 and earlier: a steel blue on phones and
    /// silver on iPads by default.
    static func classicBase(isBlack: Bool) -> UIColor {
        if isBlack { return gray(30) }
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        return isPad
            ? classicSilver : UIColor(red: 109 / 255, green: 132 / 255, blue: 162 / 255, alpha: 1)
    }

    /// The color at the bottom of bars of iPads up to iOS 6.
    static let classicSilver = UIColor(red: 168 / 255, green: 171 / 255, blue: 183 / 255, alpha: 1)
    private static let classicSilverTop = UIColor(
        red: 244 / 255, green: 245 / 255, blue: 248 / 255, alpha: 1)

    /// The color at the bottom of bars in popovers up to iOS 6, which belong to the dark frame.
    static let classicPopover = UIColor(red: 26 / 255, green: 34 / 255, blue: 54 / 255, alpha: 1)

    /// Returns the color at the top of a bar of iOS 6 and earlier.
    static func classicTop(_ color: UIColor) -> UIColor {
        if color === classicSilver { return classicSilverTop }
        return color.mixed(with: .white, color === classicPopover ? 0.3 : 0.47)
    }

    /// Returns the style of a title on a bar of iOS 6 and earlier: white and engraved, or dark gray
    /// with a white shadow below it on silver.
    static func classicText(on color: UIColor) -> (color: UIColor, shadow: BarTextStyle.Shadow) {
        guard color === classicSilver else {
            return (.white, (engraved, CGSize(width: 0, height: -1)))
        }
        let gray = UIColor(red: 113 / 255, green: 120 / 255, blue: 128 / 255, alpha: 1)
        return (gray, (UIColor(white: 1, alpha: 0.8), CGSize(width: 0, height: 1)))
    }

    static let classicDone = UIColor(red: 34 / 255, green: 96 / 255, blue: 221 / 255, alpha: 1)

    static let engraved = UIColor(white: 0, alpha: 0.5)

    /// The color of unselected tabs: gray 146 in iOS 7 to 12, 153 and 117 (in the dark appearance)
    /// in iOS 13 to 18, and the label color on glass.
    static var unselectedTab: UIColor {
        switch UIScreen.main.era {
        case .classic: gray(150)
        case .flat, .safeArea: gray(146)
        case .dark: dynamic(gray(153), gray(117))
        case .glass: .label
        }
    }

    /// The material of the tab capsule at the top of iPads with iOS 18.
    static var floatingBar: BlurMaterial {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        return BlurMaterial(
            white: isDark ? 0.2 : 0.92, alpha: 0.8, radius: BlurMaterial.barRadius)
    }
    static let glassShadow = UIColor(white: 0, alpha: 0.14)
}
