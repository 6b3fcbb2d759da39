import Foundation
import Typesetting

/// A font by Apple's name and metrics, drawn with its free stand-in (Documentation/Fonts.md 4.1).
public final class UIFont: NSObject, Sendable {
    private let mark = FoundationTypeTag()
    /// The stand-in with Apple's metrics.
    public let typeset: Font
    /// What the font is apart from its size.
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
    /// Negative: below the baseline.
    public var descender: CGFloat { typeset.descender }
    public var leading: CGFloat { typeset.leading }
    public var capHeight: CGFloat { typeset.capHeight }
    public var xHeight: CGFloat { typeset.xHeight }
    public var lineHeight: CGFloat { typeset.lineHeight }
    public var fontName: String { typeset.name }
    public var familyName: String { typeset.familyName }

    /// The same font in another size, which doesn't follow the text size any more.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(recipe.fixed(in: surroundings), size: size, in: surroundings)
    }

    /// What the font was made from; another size or style of it is made from this.
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

    /// For the screen's device and the traits; what stands in for a font by name is a diagnostic.
    convenience init(_ recipe: FontRecipe, size: CGFloat, for traits: UITraitCollection? = nil) {
        self.init(recipe, size: size, in: FontSurroundings(traits))
        if let diagnostic = recipe.diagnostic { diagnostic.log() }
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(FontRecipe(weight: weight), size: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        var recipe = FontRecipe()
        recipe.isItalic = true
        return UIFont(recipe, size: size)
    }

    /// The system font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var recipe = FontRecipe(weight: weight)
        recipe.hasMonospacedDigits = true
        return UIFont(recipe, size: size)
    }

    /// The system's font for code, in which all characters have one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var recipe = FontRecipe(weight: weight)
        recipe.cut = .monospaced
        return UIFont(recipe, size: size)
    }

    /// A font by PostScript or family name; never nil, what stands in for it is a diagnostic.
    public convenience init?(name: String, size: CGFloat) {
        self.init(FontRecipe(name: name), size: size)
    }

    /// A font as described, in the descriptor's own size where `size` isn't above zero.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let own = descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.smallSystemFontSize
        let isOwn = size <= 0 || size == own
        self.init(
            isOwn ? descriptor.recipe : descriptor.recipe.fixed(in: FontSurroundings()),
            size: isOwn ? own : size)
    }

    /// The families that can be asked for by name, sorted.
    public static var familyNames: [String] { Font.familyNames }

    /// The PostScript names of a family's fonts; none for a family that isn't known.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        Font.names(ofFamily: familyName)
    }
}
