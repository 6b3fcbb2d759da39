import Foundation

// Documentation/Metrics.md 7.2. An elevated background is the background of the next level. With
// increased contrast, a background that equals a system gray takes that gray's contrast shade.
extension SystemColor {
    private static let white = Shade(gray: 255)
    private static let black = Shade(gray: 0)
    private static let pale = Shade(242, 242, 247)
    private static let paleContrast = Shade(235, 235, 240)
    private static let levels = [Shade(28, 28, 30), Shade(44, 44, 46), Shade(58, 58, 60)]
    private static let contrastLevels = [Shade(36, 36, 38), Shade(54, 54, 56), Shade(68, 68, 70)]

    private static let base = Shades(
        white, black, contrast: (white, black), elevated: levels[0],
        elevatedContrast: contrastLevels[0])

    /// Returns the shades of a background that is `level` steps lighter than the dark base.
    private static func raised(_ level: Int, light: Shade, contrastLight: Shade) -> Shades {
        Shades(
            light, levels[level - 1],
            contrast: (light: contrastLight, dark: contrastLevels[level - 1]),
            elevated: levels[level], elevatedContrast: contrastLevels[level])
    }

    static let background = SystemColor("systemBackgroundColor", base)
    static let secondaryBackground = SystemColor(
        "secondarySystemBackgroundColor",
        raised(1, light: pale, contrastLight: paleContrast))
    static let tertiaryBackground = SystemColor(
        "tertiarySystemBackgroundColor", raised(2, light: white, contrastLight: white))

    /// Gray where the plain background is white, with similarly colored stripes up to iOS 6.
    private static let groupedBase = Shades(
        pale, black, contrast: (paleContrast, black), elevated: levels[0],
        elevatedContrast: contrastLevels[0])
    static let groupedBackground = SystemColor(
        "systemGroupedBackgroundColor", groupedBase, early: Shade(239, 239, 244),
        classic: Shade(197, 204, 212))
    static let tableGroupedBackground = SystemColor(
        "groupTableViewBackgroundColor", groupedBase, early: Shade(239, 239, 244),
        classic: Shade(197, 204, 212))
    static let secondaryGroupedBackground = SystemColor(
        "secondarySystemGroupedBackgroundColor",
        raised(1, light: white, contrastLight: white))
    static let tertiaryGroupedBackground = SystemColor(
        "tertiarySystemGroupedBackgroundColor",
        raised(2, light: pale, contrastLight: paleContrast))
}

extension UIColor {
    public static let systemBackground = SystemColor.background.color
    public static let secondarySystemBackground = SystemColor.secondaryBackground.color
    public static let tertiarySystemBackground = SystemColor.tertiaryBackground.color
    public static let systemGroupedBackground = SystemColor.groupedBackground.color
    public static let secondarySystemGroupedBackground =
        SystemColor.secondaryGroupedBackground.color
    public static let tertiarySystemGroupedBackground =
        SystemColor.tertiaryGroupedBackground.color
    public static let groupTableViewBackground = SystemColor.tableGroupedBackground.color

    /// The textured backgrounds of iOS 6 and earlier, as flat colors.
    public static let scrollViewTexturedBackground = Shade(111, 113, 121).color
    public static let viewFlipsideBackground = Shade(31, 33, 36).color
    public static let underPageBackground = Shade(180, 183, 188).color
}
