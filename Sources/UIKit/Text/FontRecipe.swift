import Diagnostics
import Foundation
import Typesetting

/// What a font is apart from its size: enough to make it again in another size or for other traits.
struct FontRecipe: Sendable, Hashable {
    enum Origin: Sendable, Hashable {
        case system
        case style(Typesetting.TextStyle)
        case name(String)
    }

    /// How a font follows the text size, where `UIFontMetrics` made it.
    struct Scaling: Sendable, Hashable {
        var style: Typesetting.TextStyle
        /// At the usual text size, in points.
        var baseSize: CGFloat
        var maximumSize: CGFloat
    }

    var origin = Origin.system
    /// Nil for the origin's own.
    var weight: FontWeight?
    var isItalic = false
    var cut = FontDesign.plain
    var hasMonospacedDigits = false
    var scaling: Scaling?

    init(weight: UIFont.Weight? = nil) {
        self.weight = weight.map { FontWeight(traitValue: $0.rawValue) }
    }

    init(name: String) {
        origin = .name(name)
    }

    init(style: UIFont.TextStyle) {
        origin = .style(style.typeset)
    }

    /// The same font without a tie to the text size.
    @MainActor var fixed: FontRecipe {
        var recipe = self
        recipe.scaling = nil
        if case .style(let style) = origin {
            recipe.origin = .system
            recipe.weight = weight ?? style.weight(iOS: UIScreen.main.device.iOS.major)
        }
        return recipe
    }
}

@MainActor extension FontRecipe {
    /// The font on the screen's device; what stands in for a font by name is a diagnostic.
    func font(size: CGFloat, for traits: UITraitCollection? = nil) -> Font {
        let device = UIScreen.main.device
        let isBold = (traits ?? UIScreen.main.traitCollection).legibilityWeight == .bold
        switch origin {
        case .name(let name):
            let named = Font.named(name, size: size)
            if let diagnostic = named.diagnostic { DiagnosticLog.current.add(diagnostic) }
            return named.font
        case .system:
            return system(size: size, weight ?? .regular, isBold: isBold)
        case .style(let style):
            let weight = weight ?? style.weight(iOS: device.iOS.major)
            var font = system(size: size, weight, isBold: isBold)
            let metrics = style.metrics(at: style.contentSize(for: traits))
            if metrics.pointSize == size { font.lineAdvance = metrics.leading }
            return font
        }
    }

    private func system(size: CGFloat, _ weight: FontWeight, isBold: Bool) -> Font {
        var font = Font.system(
            size: size, weight: isBold ? weight.forBoldText : weight, italic: isItalic, cut: cut,
            design: FontRecipe.design)
        font.hasMonospacedDigits = hasMonospacedDigits
        return font
    }

    /// Helvetica up to iOS 6, Helvetica Neue in 7 and 8, San Francisco since.
    private static var design: SystemFontDesign {
        let version = UIScreen.main.device.iOS
        if UIScreen.main.era == .classic { return .helvetica }
        return version.major < 9 ? .helveticaNeue : .sanFrancisco
    }
}

extension Typesetting.TextStyle {
    /// Up to iOS 10 only the body style follows the five accessibility sizes (Apple, WWDC 2017,
    /// session 245).
    @MainActor func contentSize(for traits: UITraitCollection?) -> ContentSize {
        let traits = traits ?? UIScreen.main.traitCollection
        let size = traits.preferredContentSizeCategory.contentSize
        guard UIScreen.main.device.iOS.major < 11, self != .body else { return size }
        return min(size, .extraExtraExtraLarge)
    }
}

extension FontWeight {
    /// The weight in which Bold Text shows this one: regular as semibold, the others one heavier.
    var forBoldText: FontWeight {
        switch self {
        case .ultraLight: .thin
        case .thin: .light
        case .light: .regular
        case .regular, .medium: .semibold
        case .semibold: .bold
        case .bold: .heavy
        case .heavy, .black: .black
        }
    }
}
