import Foundation

/// The typeface of the system font, which depends on the version of iOS.
public enum SystemFontDesign: String, Sendable, CaseIterable {
    /// Up to iOS 6.
    case helvetica
    /// iOS 7 and 8.
    case helveticaNeue
    /// iOS 9: a text family below 20 pt, and a display family with wide lowercase letters.
    case sanFrancisco9
    /// iOS 10: ideographs are spaced apart.
    case sanFrancisco10
    /// iOS 11 and 12: lowercase letters of the display family are narrower.
    case sanFrancisco11
    /// From iOS 13 on: one family with optical sizes.
    case sanFrancisco
}

extension Font {
    /// Returns the system font. A size in points that isn't positive is replaced with
    /// `minimumSize`.
    public static func system(
        size: CGFloat, weight: FontWeight = .regular, italic: Bool = false,
        design: SystemFontDesign = .sanFrancisco
    ) -> Font {
        let size = clamp(size)
        let key = SystemFontCache.Key(
            size: size, weight: weight, isItalic: italic, design: design)
        return SystemFontCache.font(key) {
            system(size: size, weight: weight, italic: italic, design: design, in: .shared)
        }
    }

    static func system(
        size: CGFloat, weight: FontWeight, italic: Bool, design: SystemFontDesign,
        in catalog: FontCatalog
    ) -> Font {
        let size = clamp(size)
        switch design {
        case .helvetica: return classic(size: size, weight: weight, italic: italic, in: catalog)
        case .helveticaNeue:
            // Its interface font has San Francisco's line height (Documentation/Metrics.md 4.1).
            var font = Font(
                face: catalog.face(of: .liberationSans, weight, italic: italic),
                name: ".HelveticaNeueInterface-" + styleName(weight, italic: italic),
                familyName: ".Helvetica Neue Interface", weight: weight, isItalic: italic,
                size: size, metrics: .sanFrancisco)
            font.fitsGlyphs = true
            if weight == .regular { font.systemAdvances = .helveticaNeue }
            return font
        case .sanFrancisco9, .sanFrancisco10, .sanFrancisco11, .sanFrancisco:
            return sanFrancisco(
                size: size, weight: weight, italic: italic, design: design, in: catalog)
        }
    }

    private static func sanFrancisco(
        size: CGFloat, weight: FontWeight, italic: Bool, design: SystemFontDesign,
        in catalog: FontCatalog
    ) -> Font {
        let isVariable = design == .sanFrancisco
        let cut = OpticalSize(pointSize: size, weight: weight, isVariable: isVariable)
        let prefix = isVariable ? ".SFUI-" : size < 20 ? ".SFUIText-" : ".SFUIDisplay-"
        var font = Font(
            face: catalog.face(of: cut.family, weight, italic: italic),
            name: prefix + styleName(weight, italic: italic),
            familyName: ".AppleSystemUIFont", weight: weight, isItalic: italic, size: size,
            metrics: .sanFrancisco)
        font.tracking = Tracking.sanFrancisco(pointSize: size, isVariable: isVariable)
        font.advanceScale = cut.advanceScale
        font.ideographSpacing = design == .sanFrancisco9 ? 0 : EastAsian.spacing
        font.systemAdvances = SystemAdvances(
            weight: weight, displayShare: cut.displayShare, design: design)
        return font
    }

    /// Returns Helvetica as in iOS 6 and earlier, where line metrics are whole points.
    ///
    /// The ascent and descent are rounded up, and 15% of their sum, rounded to the nearest point,
    /// is added at the top. This rule results in the heights of Documentation/Metrics.md 4.3
    /// (12→15, 16→20, 17→21, 18→22, 20→24).
    private static func classic(
        size: CGFloat, weight: FontWeight, italic: Bool, in catalog: FontCatalog
    ) -> Font {
        var font = helvetica(size: size, weight: weight, italic: italic, in: catalog)
        let ascent = (1577.0 / 2048 * size).rounded(.up)
        let descent = (471.0 / 2048 * size).rounded(.up)
        font.ascender = ascent + (0.15 * (ascent + descent)).rounded()
        font.descender = -descent
        font.lineAdvance = font.lineHeight
        return font
    }

    private static func helvetica(
        size: CGFloat, weight: FontWeight, italic: Bool, in catalog: FontCatalog
    ) -> Font {
        let slant = italic ? "Oblique" : ""
        let style = (weight.isBold ? "Bold" : "") + slant
        return Font(
            face: catalog.face(of: .liberationSans, weight, italic: italic),
            name: style.isEmpty ? "Helvetica" : "Helvetica-" + style, familyName: "Helvetica",
            weight: weight, isItalic: italic, size: size, metrics: .helvetica)
    }

    static func styleName(_ weight: FontWeight, italic: Bool) -> String {
        guard italic else { return styleName(weight) }
        return weight == .regular ? "Italic" : styleName(weight) + "Italic"
    }

    private static func styleName(_ weight: FontWeight) -> String {
        switch weight {
        case .ultraLight: "UltraLight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
    }
}
