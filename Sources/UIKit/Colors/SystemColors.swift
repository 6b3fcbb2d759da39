import Devices
import Foundation

/// A system colour as the tables list it: 8-bit sRGB and alpha, light and dark, and what the
/// design of iOS 26 changed. Facts: metrics.md 7.
private struct SystemColor: Sendable {
    typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)
    var light: Components
    var dark: Components
    var glassLight: Components?
    var glassDark: Components?
    /// Up to iOS 12, where it differs from `light`.
    var early: Components?

    func color(_ traits: UITraitCollection, _ era: Era) -> UIColor {
        let isDark = traits.userInterfaceStyle == .dark
        let c =
            if era < .dark {
                early ?? light
            } else if era >= .glass, let glassLight, let glassDark {
                isDark ? glassDark : glassLight
            } else {
                isDark ? dark : light
            }
        return UIColor(
            red: c.red / 255, green: c.green / 255, blue: c.blue / 255, alpha: c.alpha)
    }
}

extension UIColor {
    private convenience init(_ system: SystemColor) {
        self.init { traits in
            // The screen's era is constant while a tree is laid out and recorded.
            system.color(traits, MainActor.assumeIsolated { UIScreen.main.era })
        }
    }

    private static func hue(
        _ light: (Double, Double, Double), _ dark: (Double, Double, Double),
        glass: ((Double, Double, Double), (Double, Double, Double))? = nil,
        early: (Double, Double, Double)? = nil
    ) -> UIColor {
        func opaque(_ c: (Double, Double, Double)) -> SystemColor.Components {
            (c.0, c.1, c.2, 1)
        }
        return UIColor(
            SystemColor(
                light: opaque(light), dark: opaque(dark), glassLight: glass.map { opaque($0.0) },
                glassDark: glass.map { opaque($0.1) }, early: early.map(opaque)))
    }

    private static func gray(_ light: Double, _ dark: Double, early: Double? = nil) -> UIColor {
        hue((light, light, light), (dark, dark, dark), early: early.map { ($0, $0, $0) })
    }

    public static let systemRed = hue(
        (255, 59, 48), (255, 69, 58), glass: ((255, 56, 60), (255, 66, 69)))
    public static let systemOrange = hue(
        (255, 149, 0), (255, 159, 10), glass: ((255, 141, 40), (255, 146, 48)))
    public static let systemYellow = hue(
        (255, 204, 0), (255, 214, 10), glass: ((255, 204, 0), (255, 214, 0)))
    public static let systemGreen = hue((52, 199, 89), (48, 209, 88), early: (76, 217, 100))
    public static let systemMint = hue(
        (0, 199, 190), (99, 230, 226), glass: ((0, 200, 179), (0, 218, 195)))
    public static let systemTeal = hue(
        (48, 176, 199), (64, 200, 224), glass: ((0, 195, 208), (0, 210, 224)),
        early: (90, 200, 250))
    public static let systemCyan = hue(
        (50, 173, 230), (100, 210, 255), glass: ((0, 192, 232), (60, 211, 254)))
    public static let systemBlue = hue(
        (0, 122, 255), (10, 132, 255), glass: ((0, 136, 255), (0, 145, 255)))
    public static let systemIndigo = hue(
        (88, 86, 214), (94, 92, 230), glass: ((97, 85, 245), (109, 124, 255)))
    public static let systemPurple = hue(
        (175, 82, 222), (191, 90, 242), glass: ((203, 48, 224), (219, 52, 242)),
        early: (88, 86, 214))
    public static let systemPink = hue((255, 45, 85), (255, 55, 95))
    public static let systemBrown = hue(
        (162, 132, 94), (172, 142, 104), glass: ((172, 127, 94), (183, 138, 102)))

    public static let systemGray = hue((142, 142, 147), (142, 142, 147))
    public static let systemGray2 = hue((174, 174, 178), (99, 99, 102))
    public static let systemGray3 = hue((199, 199, 204), (72, 72, 74))
    public static let systemGray4 = hue((209, 209, 214), (58, 58, 60))
    public static let systemGray5 = hue((229, 229, 234), (44, 44, 46))
    public static let systemGray6 = hue((242, 242, 247), (28, 28, 30))

    public static let link = hue((0, 122, 255), (9, 132, 255))
    public static let opaqueSeparator = hue((198, 198, 200), (56, 56, 58))
    public static let systemBackground = gray(255, 0)
    public static let secondarySystemBackground = hue((242, 242, 247), (28, 28, 30))
    public static let tertiarySystemBackground = hue((255, 255, 255), (44, 44, 46))
    public static let systemGroupedBackground = hue(
        (242, 242, 247), (0, 0, 0), early: (239, 239, 244))
    public static let secondarySystemGroupedBackground = hue((255, 255, 255), (28, 28, 30))
    public static let tertiarySystemGroupedBackground = hue((242, 242, 247), (44, 44, 46))
    public static let groupTableViewBackground = systemGroupedBackground
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let label = gray(0, 255)

    private static func veil(
        _ light: SystemColor.Components, _ dark: SystemColor.Components,
        glass: (SystemColor.Components, SystemColor.Components)? = nil
    ) -> UIColor {
        UIColor(
            SystemColor(light: light, dark: dark, glassLight: glass?.0, glassDark: glass?.1))
    }

    public static let secondaryLabel = veil((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    public static let tertiaryLabel = veil((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let quaternaryLabel = veil((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    public static let placeholderText = veil((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let separator = veil(
        (60, 60, 67, 0.29), (84, 84, 88, 0.6),
        glass: ((60, 60, 67, 0.12), (84, 84, 88, 0.5)))
    public static let systemFill = veil((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    public static let secondarySystemFill = veil((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    public static let tertiarySystemFill = veil((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    public static let quaternarySystemFill = veil((116, 116, 128, 0.08), (118, 118, 128, 0.18))

    public static let tintColor = defaultTint

    /// What `tintColor` is where nobody has set one: the system's blue.
    static let defaultTint = systemBlue
}
