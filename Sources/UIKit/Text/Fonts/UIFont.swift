import ContactSheetDiagnostics
import Foundation
import Typesetting

/// A font with Apple's name and metrics, drawn with a free replacement (Documentation/Fonts.md
/// 4.1).
public final class UIFont: NSObject, Sendable {
    private let mark = FoundationTypeTag()
    /// The replacement with Apple's metrics.
    public let typeset: Font
    /// The properties of the font except its size.
    let recipe: FontRecipe
    let surroundings: FontSurroundings

    init(_ recipe: FontRecipe, size: CGFloat, in surroundings: FontSurroundings) {
        self.recipe = recipe
        self.surroundings = surroundings
        typeset = recipe.font(size: size, in: surroundings)
    }

    public struct Weight: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(FontWeight.ultraLight.traitValue)
        public static let thin = Weight(FontWeight.thin.traitValue)
        public static let light = Weight(FontWeight.light.traitValue)
        public static let regular = Weight(FontWeight.regular.traitValue)
        public static let medium = Weight(FontWeight.medium.traitValue)
        public static let semibold = Weight(FontWeight.semibold.traitValue)
        public static let bold = Weight(FontWeight.bold.traitValue)
        public static let heavy = Weight(FontWeight.heavy.traitValue)
        public static let black = Weight(FontWeight.black.traitValue)
    }

    public var pointSize: CGFloat { typeset.pointSize }
    public var ascender: CGFloat { typeset.ascender }
    /// The distance from the baseline, which is negative because it is below.
    public var descender: CGFloat { typeset.descender }
    public var leading: CGFloat { typeset.leading }
    public var capHeight: CGFloat { typeset.capHeight }
    public var xHeight: CGFloat { typeset.xHeight }
    public var lineHeight: CGFloat { typeset.lineHeight }
    public var fontName: String { typeset.name }
    public var familyName: String { typeset.familyName }

    /// Returns the same font in another size, which no longer follows the text size.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(recipe.fixed(in: surroundings), size: size, in: surroundings)
    }

    /// The descriptor of the font, from which other sizes or styles can be created.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(recipe, pointSize: pointSize, fontName: fontName, familyName: familyName)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.typeset == typeset
    }

    public override var hash: Int { typeset.hashValue }

    public override var description: String {
        "font-family: \"\(familyName)\"; font-weight: \(typeset.weight); "
            + "font-style: \(typeset.isItalic ? "italic" : "normal"); "
            + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }
}

extension UIFont {
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12

    /// Creates a font for the screen's device and the traits; the replacement of a named font is
    /// reported as a diagnostic.
    convenience init(_ recipe: FontRecipe, size: CGFloat, for traits: UITraitCollection? = nil) {
        self.init(recipe, size: size, in: FontSurroundings(traits))
        if let diagnostic = recipe.diagnostic { diagnostic.log() }
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(FontRecipe(weight: weight), size: size)
    }

    /// Returns the system font in another width, from iOS 16 on.
    public static func systemFont(
        ofSize size: CGFloat, weight: Weight, width: Width
    ) -> UIFont {
        var recipe = FontRecipe(weight: weight)
        recipe.width = width
        return UIFont(recipe, size: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        var recipe = FontRecipe()
        recipe.isItalic = true
        return UIFont(recipe, size: size)
    }

    /// Returns the system font with monospaced digits.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var recipe = FontRecipe(weight: weight)
        recipe.hasMonospacedDigits = true
        return UIFont(recipe, size: size)
    }

    /// Returns the monospaced system font.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var recipe = FontRecipe(weight: weight)
        recipe.cut = .monospaced
        return UIFont(recipe, size: size)
    }

    /// Creates a font with a PostScript or family name. The result is never `nil`; a replacement is
    /// reported as a diagnostic.
    public convenience init?(name: String, size: CGFloat) {
        self.init(FontRecipe(name: name), size: size)
    }

    /// Creates a font from a descriptor; `size` is used if it is greater than zero.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let own = descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.smallSystemFontSize
        let isOwn = size <= 0 || size == own
        self.init(
            isOwn ? descriptor.recipe : descriptor.recipe.fixed(in: FontSurroundings()),
            size: isOwn ? own : size)
    }

    /// The names of the available families, sorted.
    public static var familyNames: [String] { Font.familyNames }

    /// Returns the PostScript names of a family's fonts; empty if the family is unknown.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        Font.names(ofFamily: familyName)
    }
}
