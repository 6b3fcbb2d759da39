import Foundation

/// The designs of the system font from iOS 13 on, named as in `UIFontDescriptor.SystemDesign`.
public enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case plain, rounded, serif, monospaced
}

extension Font {
    /// Returns the system font in a design, at a size in points.
    ///
    /// Rounded is drawn with Quicksand, serif with Noto Serif, and monospaced with JetBrains Mono
    /// (Documentation/Fonts.md 4.2). All have San Francisco's line metrics.
    public static func system(
        size: CGFloat, weight: FontWeight = .regular, italic: Bool = false,
        cut: FontDesign, design: SystemFontDesign = .sanFrancisco
    ) -> Font {
        let plain = system(size: size, weight: weight, italic: italic, design: design)
        switch cut {
        case .plain: return plain
        case .rounded:
            var font = plain.named(".SFUIRounded", ".AppleSystemUIFontRounded")
            font.face = FontCatalog.shared.face(of: .quicksand, weight, italic: italic)
            font.fitsGlyphs = true
            return font
        case .serif:
            return plain.drawn(with: .notoSerif).named(".NewYork", ".AppleSystemUIFontSerif")
        case .monospaced:
            var font = plain.drawn(with: .jetBrainsMono)
                .named(".SFUIMono", ".AppleSystemUIFontMonospaced")
            font.advanceScale = sfMonoAdvance / jetBrainsMonoAdvance
            font.drawnScale = EmMetrics.sanFrancisco.capHeight / jetBrainsMonoCapHeight
            font.fitsGlyphs = true
            return font
        }
    }

    /// The advance in em: 1266 of 2048 units for SF Mono, 600 of 1000 for JetBrains Mono.
    private static let sfMonoAdvance: CGFloat = 1266.0 / 2048
    private static let jetBrainsMonoAdvance: CGFloat = 0.6
    private static let jetBrainsMonoCapHeight: CGFloat = 0.73

    private func drawn(with substitute: FontSubstitute) -> Font {
        var font = self
        font.face = FontCatalog.shared.face(of: substitute, weight, italic: isItalic)
        font.tracking = 0
        font.advanceScale = 1
        font.systemAdvances = nil
        return font
    }

    private func named(_ prefix: String, _ family: String) -> Font {
        var font = self
        font.name = prefix + "-" + Font.styleName(weight, italic: isItalic)
        font.familyName = family
        return font
    }
}
