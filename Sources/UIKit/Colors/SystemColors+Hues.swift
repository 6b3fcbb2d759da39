import Foundation

// The light and dark shades are from Documentation/Metrics.md 7.1. Those for increased contrast are
// from Apple's Human Interface Guidelines, Color, Specifications: the table of 2023 for iOS 13 to
// 18, and that of December 2025 for iOS 26.
extension SystemColor {
    static let red = SystemColor(
        "systemRedColor",
        Shades(
            Shade(255, 59, 48), Shade(255, 69, 58),
            contrast: (Shade(215, 0, 21), Shade(255, 105, 97))),
        glass: Shades(
            Shade(255, 56, 60), Shade(255, 66, 69),
            contrast: (Shade(233, 21, 45), Shade(255, 97, 101))))
    static let orange = SystemColor(
        "systemOrangeColor",
        Shades(
            Shade(255, 149, 0), Shade(255, 159, 10),
            contrast: (Shade(201, 52, 0), Shade(255, 179, 64))),
        glass: Shades(
            Shade(255, 141, 40), Shade(255, 146, 48),
            contrast: (Shade(197, 83, 0), Shade(255, 160, 86))))
    static let yellow = SystemColor(
        "systemYellowColor",
        Shades(
            Shade(255, 204, 0), Shade(255, 214, 10),
            contrast: (Shade(178, 80, 0), Shade(255, 212, 38))),
        glass: Shades(
            Shade(255, 204, 0), Shade(255, 214, 0),
            contrast: (Shade(161, 106, 0), Shade(254, 223, 67))))
    static let green = SystemColor(
        "systemGreenColor",
        Shades(
            Shade(52, 199, 89), Shade(48, 209, 88),
            contrast: (Shade(36, 138, 61), Shade(48, 219, 91))),
        glass: Shades(
            Shade(52, 199, 89), Shade(48, 209, 88),
            contrast: (Shade(0, 137, 50), Shade(74, 217, 104))),
        early: Shade(76, 217, 100))
    static let mint = SystemColor(
        "systemMintColor",
        Shades(
            Shade(0, 199, 190), Shade(99, 230, 226),
            contrast: (Shade(12, 129, 123), Shade(102, 212, 207))),
        glass: Shades(
            Shade(0, 200, 179), Shade(0, 218, 195),
            contrast: (Shade(0, 133, 117), Shade(84, 223, 203))))
    static let teal = SystemColor(
        "systemTealColor",
        Shades(
            Shade(48, 176, 199), Shade(64, 200, 224),
            contrast: (Shade(0, 130, 153), Shade(93, 230, 255))),
        glass: Shades(
            Shade(0, 195, 208), Shade(0, 210, 224),
            contrast: (Shade(0, 129, 152), Shade(59, 221, 236))),
        first: Shades(
            Shade(90, 200, 250), Shade(100, 210, 255),
            contrast: (Shade(0, 113, 164), Shade(112, 215, 255))),
        early: Shade(90, 200, 250))
    static let cyan = SystemColor(
        "systemCyanColor",
        Shades(
            Shade(50, 173, 230), Shade(100, 210, 255),
            contrast: (Shade(0, 113, 164), Shade(112, 215, 255))),
        glass: Shades(
            Shade(0, 192, 232), Shade(60, 211, 254),
            contrast: (Shade(0, 126, 174), Shade(109, 217, 255))))
    static let blue = SystemColor(
        "systemBlueColor",
        Shades(
            Shade(0, 122, 255), Shade(10, 132, 255),
            contrast: (Shade(0, 64, 221), Shade(64, 156, 255))),
        glass: Shades(
            Shade(0, 136, 255), Shade(0, 145, 255),
            contrast: (Shade(30, 110, 244), Shade(92, 184, 255))))
    static let indigo = SystemColor(
        "systemIndigoColor",
        Shades(
            Shade(88, 86, 214), Shade(94, 92, 230),
            contrast: (Shade(54, 52, 163), Shade(125, 122, 255))),
        glass: Shades(
            Shade(97, 85, 245), Shade(109, 124, 255),
            contrast: (Shade(86, 74, 222), Shade(167, 170, 255))))
    static let purple = SystemColor(
        "systemPurpleColor",
        Shades(
            Shade(175, 82, 222), Shade(191, 90, 242),
            contrast: (Shade(137, 68, 171), Shade(218, 143, 255))),
        glass: Shades(
            Shade(203, 48, 224), Shade(219, 52, 242),
            contrast: (Shade(176, 47, 194), Shade(234, 141, 255))),
        early: Shade(88, 86, 214))
    static let pink = SystemColor(
        "systemPinkColor",
        Shades(
            Shade(255, 45, 85), Shade(255, 55, 95),
            contrast: (Shade(211, 15, 69), Shade(255, 100, 130))),
        glass: Shades(
            Shade(255, 45, 85), Shade(255, 55, 95),
            contrast: (Shade(231, 18, 77), Shade(255, 138, 196))))
    static let brown = SystemColor(
        "systemBrownColor",
        Shades(
            Shade(162, 132, 94), Shade(172, 142, 104),
            contrast: (Shade(127, 101, 69), Shade(181, 148, 105))),
        glass: Shades(
            Shade(172, 127, 94), Shade(183, 138, 102),
            contrast: (Shade(149, 109, 81), Shade(219, 166, 121))))
}

extension UIColor {
    public static let systemRed = SystemColor.red.color
    public static let systemOrange = SystemColor.orange.color
    public static let systemYellow = SystemColor.yellow.color
    public static let systemGreen = SystemColor.green.color
    public static let systemMint = SystemColor.mint.color
    public static let systemTeal = SystemColor.teal.color
    public static let systemCyan = SystemColor.cyan.color
    public static let systemBlue = SystemColor.blue.color
    public static let systemIndigo = SystemColor.indigo.color
    public static let systemPurple = SystemColor.purple.color
    public static let systemPink = SystemColor.pink.color
    public static let systemBrown = SystemColor.brown.color
}
