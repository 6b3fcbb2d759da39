import Diagnostics
import Foundation
import Typesetting

/// Scales fonts and lengths as a text style's lines grow with the text size.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: Typesetting.TextStyle

    init(_ style: Typesetting.TextStyle) {
        self.style = style
    }

    public convenience init(forTextStyle textStyle: UIFont.TextStyle) {
        self.init(textStyle.typeset)
    }

    /// Those of the body style.
    public static var `default`: UIFontMetrics { UIFontMetrics(.body) }

    /// Returns the font in the nearest whole number of points to its scaled size, as iOS 26 was
    /// recorded (Documentation/Metrics.md 10.1).
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font in its scaled size, but no larger than `maximumPointSize`, where that isn't 0.
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

    /// The value times the style's leading by that at the usual text size, to the nearest pixel.
    ///
    /// The rule gives what was measured for 17 points of the body style: 16.333 at M on a screen of
    /// 3 pixels a point and 48 at AX5 (jaredsinclair.com, 2024; Stack Overflow 51243804, 2018).
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        guard let factor = factor(for: traitCollection) else { return value }
        return onMainActor { UIScreen.main.grid }.round(value * factor)
    }

    /// How much larger the style's lines are than at the usual text size; `nil` at that size.
    private func factor(for traits: UITraitCollection?) -> CGFloat? {
        let size = FontSurroundings(traits).contentSize
        guard size != .large else { return nil }
        return style.metrics(at: size).leading / style.metrics(at: .large).leading
    }
}
