import Foundation

/// Vertical metrics of one of Apple's fonts, in em; all positive.
struct EmMetrics: Sendable, Hashable {
    var ascent: Double
    var descent: Double
    var lineGap: Double
    var capHeight: Double
    var xHeight: Double

    /// Creates metrics from a font's design units. `added` is the share of an em that UIKit adds to
    /// the ascent.
    init(
        per em: Double, _ ascent: Double, _ descent: Double, gap: Double = 0, cap: Double,
        x: Double, added: Double = 0
    ) {
        self.ascent = ascent / em + added
        self.descent = descent / em
        lineGap = gap / em
        capHeight = cap / em
        xHeight = x / em
    }
}

// Sources: Documentation/Metrics.md 4 and Documentation/Fonts.md 2.1; cap heights and x-heights are
// from capsize's table of system fonts. Menlo's line height is that of a stored 15 pt label (17.5
// pt at 2x).
extension EmMetrics {
    static let sanFrancisco = EmMetrics(per: 2048, 1950, 494, cap: 1443, x: 1078)
    static let helvetica = EmMetrics(per: 2048, 1577, 471, cap: 1469, x: 1071, added: 0.15)
    static let helveticaNeue = EmMetrics(per: 1000, 952, 213, gap: 28, cap: 714, x: 517)
    static let helveticaNeueLight = EmMetrics(per: 1000, 967, 213, gap: 29, cap: 714, x: 517)
    static let helveticaNeueUltraLight = EmMetrics(per: 1000, 931, 213, gap: 27, cap: 714, x: 517)
    static let helveticaNeueBold = EmMetrics(per: 1000, 975, 217, gap: 29, cap: 714, x: 517)
    static let arial = EmMetrics(per: 2048, 1854, 434, gap: 67, cap: 1467, x: 1062)
    static let times = EmMetrics(per: 2048, 1536, 512, cap: 1356, x: 916, added: 0.15)
    static let timesNewRoman = EmMetrics(per: 2048, 1825, 443, gap: 87, cap: 1356, x: 916)
    static let courier = EmMetrics(per: 2048, 1544, 504, cap: 1170, x: 866, added: 0.15)
    static let courierNew = EmMetrics(per: 2048, 1705, 615, cap: 1170, x: 866)
    static let georgia = EmMetrics(per: 2048, 1878, 449, cap: 1419, x: 986)
    static let verdana = EmMetrics(per: 2048, 2059, 430, cap: 1489, x: 1117)
    static let trebuchet = EmMetrics(per: 2048, 1923, 455, cap: 1465, x: 1071)
    static let menlo = EmMetrics(per: 2048, 1901, 483, cap: 1493, x: 1120)

    // Stored heights of Avenir Next: 24 pt at 17 pt, 44 pt at 32 pt, and 50 pt at 36 pt
    // (Documentation/Fonts.md 6).
    static let avenir = EmMetrics(per: 1000, 1000, 366, cap: 708, x: 468)
    // The stored height of Futura Bold at 17 pt is 22.333 pt at 3x (Documentation/Fonts.md 6).
    static let futura = EmMetrics(per: 1000, 1039, 260, cap: 758, x: 440)
    // The following metrics have no published source; they are from common listings.
    static let gillSans = EmMetrics(per: 1000, 918, 230, cap: 682, x: 448)
    static let optima = EmMetrics(per: 1000, 919, 268, cap: 683, x: 461)
    static let din = EmMetrics(per: 1000, 900, 264, cap: 712, x: 517)
    static let pingFang = EmMetrics(per: 1000, 1060, 340, cap: 860, x: 600)

    static func helveticaNeue(_ weight: FontWeight) -> EmMetrics {
        switch weight {
        case .ultraLight: helveticaNeueUltraLight
        case .thin, .light: helveticaNeueLight
        case .regular: helveticaNeue
        case .medium, .semibold, .bold, .heavy, .black: helveticaNeueBold
        }
    }
}
