import ContactSheetDiagnostics
import Foundation

/// A font that was requested by name, and a diagnostic about it.
public struct NamedFont: Sendable, Hashable {
    public var font: Font
    /// A note about the free face that is drawn, or a warning that the name is unknown; `nil` for
    /// names of the system font.
    public var diagnostic: Diagnostic?
}

extension Font {
    /// Returns the font with one of Apple's PostScript or family names; the system font for other
    /// names.
    ///
    /// The weight and slant follow from the end of the name. The line metrics are Apple's
    /// (Documentation/Metrics.md 4.3); the glyphs are those of a free substitute
    /// (Documentation/Fonts.md 4.1).
    public static func named(_ name: String, size: CGFloat) -> NamedFont {
        named(name, size: size, in: .shared)
    }

    static func named(_ name: String, size: CGFloat, in catalog: FontCatalog) -> NamedFont {
        if let registered = FontRegistry.shared.font(named: name) {
            return NamedFont(font: registered.font(size: size), diagnostic: nil)
        }
        var parts = FontName(name)
        guard let family = NamedFamily.find(parts.familyKey) else {
            let font = system(
                size: size, weight: parts.weight, italic: parts.isItalic, design: .sanFrancisco,
                in: catalog)
            let diagnostic = parts.isSystem ? nil : FontIssue.unknownName(name).diagnostic
            return NamedFont(font: font, diagnostic: diagnostic)
        }
        if let weight = family.onlyWeight { parts.weight = weight }
        let substitute = family.substitute(parts)
        let face = catalog.face(of: substitute, parts.weight, italic: parts.isItalic)
        var font = Font(
            face: face, name: name, familyName: family.familyName, weight: parts.weight,
            isItalic: parts.isItalic, size: size, metrics: family.metrics(parts.weight))
        font.advanceScale = NamedFamily.advanceScale(of: name)
        font.drawnScale = substitute.drawnScale(as: family)
        font.fitsGlyphs = true
        if family.familyName == "Helvetica Neue", substitute == .liberationSans,
            parts.weight == .regular
        {
            font.systemAdvances = .helveticaNeue
        }
        font.eastAsianLanguage = family.eastAsianLanguage
        let other = family.eastAsianLanguage
            .map { " and " + EastAsianFont.faceName($0, bold: parts.weight.isBold) }
        let issue = FontIssue.substituted(name, by: face.postScriptName + (other ?? ""))
        return NamedFont(font: font, diagnostic: issue.diagnostic)
    }
}
