import ContactSheetDiagnostics
import Foundation
import Typesetting

/// Scales fonts and lengths in proportion to the line height of a text style at the text size.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: Typesetting.TextStyle

    init(_ style: Typesetting.TextStyle) {
        self.style = style
    }

    public convenience init(forTextStyle textStyle: UIFont.TextStyle) {
        self.init(textStyle.typeset)
    }

    /// The metrics of the body style.
    public static var `default`: UIFontMetrics { UIFontMetrics(.body) }

    /// Returns the font in its scaled size, rounded to whole points, as recorded in iOS 26
    /// (Documentation/Metrics.md 10.1).
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font in its scaled size, but at most `maximumPointSize`, unless that is 0.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.recipe.scaling == nil else {
            Diagnostic(
                .warning, "the font \(font.fontName) is already scaled and keeps its size",
                hint: "scaledFont(for:) raises an exception on iOS; pass the unscaled font"
            ).log()
            return font
        }
        return scale(font, maximum: maximumPointSize, for: traitCollection)
    }

    func scale(
        _ font: UIFont, maximum: CGFloat, for traits: UITraitCollection?
    ) -> UIFont {
        var size = factor(for: traits).map { (font.pointSize * $0).rounded() } ?? font.pointSize
        if maximum > 0 { size = min(size, maximum) }
        let surroundings = FontSurroundings(traits)
        var recipe = font.recipe.fixed(in: surroundings)
        recipe.scaling = FontRecipe.Scaling(
            style: style, baseSize: font.pointSize, maximumSize: maximum)
        return UIFont(recipe, size: size, in: surroundings)
    }

    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns the value, multiplied by the ratio of the style's leading to that at the default
    /// text size, and rounded to pixels.
    ///
    /// This is consistent with the measured values for 17 points of the body style: 16.333 at M on
    /// a 3x screen and 48 at AX5 (jaredsinclair.com, 2024; Stack Overflow 51243804, 2018).
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        guard let factor = factor(for: traitCollection) else { return value }
        return onMainActor { UIScreen.main.grid }.round(value * factor)
    }

    /// Returns the ratio of the style's line height to that at the default text size, or `nil` at
    /// that size.
    private func factor(for traits: UITraitCollection?) -> CGFloat? {
        let size = FontSurroundings(traits).contentSize
        guard size != .large else { return nil }
        return style.metrics(at: size).leading / style.metrics(at: .large).leading
    }
}
