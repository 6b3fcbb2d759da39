import Devices
import Foundation

/// The colors of bars where nobody chose others; decided by eye where Documentation/Metrics.md 7.4
/// is silent.
@MainActor enum BarColors {
    static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func gray(_ level: CGFloat) -> UIColor {
        UIColor(white: level / 255, alpha: 1)
    }

    /// The blurred material of bars, as it looks above a plain background.
    static func material(isBlack: Bool) -> UIColor {
        if isBlack { return gray(UIScreen.main.era < .dark ? 32 : 22) }
        return UIScreen.main.era < .dark ? gray(248) : dynamic(gray(249), gray(22))
    }

    /// A material that was asked for; the bars' usual one looks as without asking.
    static func material(_ style: UIBlurEffect.Style, isBlack: Bool) -> UIColor {
        if style == .systemChromeMaterial { return material(isBlack: isBlack) }
        return UIColor {
            style.material(isDark: isBlack || $0.userInterfaceStyle == .dark).color
        }
    }

    /// The line of one pixel at a bar's edge.
    static func hairline(isBlack: Bool) -> UIColor {
        let light = UIColor(white: 0, alpha: 0.3)
        let dark = UIColor(white: 1, alpha: 0.15)
        return isBlack ? dark : dynamic(light, dark)
    }

    /// The blue steel of iOS 6 and earlier, between the top and the bottom of its gradient.
    static func classicBase(isBlack: Bool) -> UIColor {
        isBlack ? gray(30) : UIColor(red: 109 / 255, green: 132 / 255, blue: 162 / 255, alpha: 1)
    }

    static let classicDone = UIColor(red: 34 / 255, green: 96 / 255, blue: 221 / 255, alpha: 1)

    static let engraved = UIColor(white: 0, alpha: 0.5)

    /// Unselected tabs: 146 up to iOS 12, 153 and 117 since, the label's color on glass.
    static var unselectedTab: UIColor {
        switch UIScreen.main.era {
        case .classic: gray(150)
        case .flat, .safeArea: gray(146)
        case .dark: dynamic(gray(153), gray(117))
        case .glass: .label
        }
    }

    /// The surface of floating controls since iOS 26, without what shines through it.
    static let glass = dynamic(
        UIColor(white: 1, alpha: 0.82), UIColor(white: 0.17, alpha: 0.82))
    /// The capsule of tabs at the top of iPads of iOS 18.
    static let floatingBar = dynamic(
        UIColor(white: 0.93, alpha: 0.94), UIColor(white: 0.2, alpha: 0.94))
    static let glassEdge = dynamic(
        UIColor(white: 0, alpha: 0.06), UIColor(white: 1, alpha: 0.14))
    static let glassShadow = UIColor(white: 0, alpha: 0.14)
}
