import Foundation

// The sources are those of the hues (SystemColors+Hues.swift).
extension SystemColor {
    static let gray = SystemColor(
        "systemGrayColor",
        Shades(
            Shade(142, 142, 147), Shade(142, 142, 147),
            contrast: (Shade(108, 108, 112), Shade(174, 174, 178))))
    static let gray2 = SystemColor(
        "systemGray2Color",
        Shades(
            Shade(174, 174, 178), Shade(99, 99, 102),
            contrast: (Shade(142, 142, 147), Shade(124, 124, 128))))
    static let gray3 = SystemColor(
        "systemGray3Color",
        Shades(
            Shade(199, 199, 204), Shade(72, 72, 74),
            contrast: (Shade(174, 174, 178), Shade(84, 84, 86))))
    static let gray4 = SystemColor(
        "systemGray4Color",
        Shades(
            Shade(209, 209, 214), Shade(58, 58, 60),
            contrast: (Shade(188, 188, 192), Shade(68, 68, 70))))
    static let gray5 = SystemColor(
        "systemGray5Color",
        Shades(
            Shade(229, 229, 234), Shade(44, 44, 46),
            contrast: (Shade(216, 216, 220), Shade(54, 54, 56))))
    static let gray6 = SystemColor(
        "systemGray6Color",
        Shades(
            Shade(242, 242, 247), Shade(28, 28, 30),
            contrast: (Shade(235, 235, 240), Shade(36, 36, 38))))
}

extension UIColor {
    public static let systemGray = SystemColor.gray.color
    public static let systemGray2 = SystemColor.gray2.color
    public static let systemGray3 = SystemColor.gray3.color
    public static let systemGray4 = SystemColor.gray4.color
    public static let systemGray5 = SystemColor.gray5.color
    public static let systemGray6 = SystemColor.gray6.color
}
