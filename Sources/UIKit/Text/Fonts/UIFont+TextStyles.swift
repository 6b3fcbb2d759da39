import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import Typesetting

extension UIFont {
    /// A text style; documents contain the raw values (Documentation/Metrics.md 5.3).
    public struct TextStyle: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(.largeTitle)
        public static let title1 = TextStyle(.title1)
        public static let title2 = TextStyle(.title2)
        public static let title3 = TextStyle(.title3)
        public static let headline = TextStyle(.headline)
        public static let subheadline = TextStyle(.subheadline)
        public static let body = TextStyle(.body)
        public static let callout = TextStyle(.callout)
        public static let footnote = TextStyle(.footnote)
        public static let caption1 = TextStyle(.caption1)
        public static let caption2 = TextStyle(.caption2)

        init(_ style: Typesetting.TextStyle) {
            rawValue = style.interfaceBuilderName
        }

        /// The style for typesetting; the body style if the raw value is unknown.
        var typeset: Typesetting.TextStyle {
            Typesetting.TextStyle(interfaceBuilderName: rawValue) ?? .body
        }
    }
}

extension UIFont {
    /// Returns the font of a text style at the screen's content size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the content size of the traits, or at the screen's if it
    /// is unspecified. A style of a later iOS version has its later size, with a diagnostic.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let typeset = style.typeset
        let device = onMainActor { UIScreen.main.device }
        if device.has(.textStyles), !device.has(typeset.introduction) {
            Diagnostic(
                .note,
                "the text style \(typeset) requires iOS \(typeset.introduction.firstVersion); "
                    + "using its size on that version"
            ).log()
        }
        return preferred(FontRecipe(style: style), typeset, for: traits)
    }

    private static func preferred(
        _ recipe: FontRecipe, _ style: Typesetting.TextStyle, for traits: UITraitCollection?
    ) -> UIFont {
        let surroundings = FontSurroundings(traits)
        let size = style.metrics(at: surroundings.contentSize(of: style)).pointSize
        return UIFont(recipe, size: size, in: surroundings)
    }

    /// Returns the font for these traits if it follows the text size, which a label shows if it
    /// adjusts its font.
    func resolved(for traits: UITraitCollection) -> UIFont {
        if let scaling = recipe.scaling {
            var recipe = recipe
            recipe.scaling = nil
            let base = UIFont(recipe, size: scaling.baseSize, for: traits)
            return UIFontMetrics(scaling.style).scale(
                base, maximum: scaling.maximumSize, for: traits)
        }
        if case .style(let style) = recipe.origin {
            return UIFont.preferred(recipe, style, for: traits)
        }
        return self
    }
}

/// A view with a font that may follow the text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font of a text style is updated when the text size changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Typesetting.TextStyle {
    /// The behavior that introduced the style (Documentation/Metrics.md 5.3).
    fileprivate var introduction: SystemBehavior {
        switch self {
        case .headline, .subheadline, .body, .footnote, .caption1, .caption2: .textStyles
        case .callout, .title1, .title2, .title3: .titleTextStyles
        case .largeTitle: .largeTitleTextStyle
        }
    }
}
