import Foundation
import Typesetting

/// The origin, size, and traits of a font, from which fonts are created.
public final class UIFontDescriptor: NSObject, Sendable {
    let recipe: FontRecipe
    /// The size in points, or zero if it isn't specified.
    public let pointSize: CGFloat
    private let fontName: String
    private let familyName: String

    init(_ recipe: FontRecipe, pointSize: CGFloat, fontName: String, familyName: String) {
        self.recipe = recipe
        self.pointSize = pointSize
        self.fontName = fontName
        self.familyName = familyName
    }

    public var postscriptName: String { fontName }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return recipe == other.recipe && pointSize == other.pointSize
    }

    public override var hash: Int { recipe.hashValue }

    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct SystemDesign: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var cut: FontDesign {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: .plain
            }
        }
    }
}

extension UIFontDescriptor {
    convenience init(_ recipe: FontRecipe, size: CGFloat) {
        let font = UIFont(recipe, size: size > 0 ? size : UIFont.smallSystemFontSize)
        self.init(
            recipe, pointSize: size, fontName: font.fontName, familyName: font.familyName)
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontRecipe(name: fontName), size: size)
    }

    /// Returns the descriptor of a text style at the screen's content size.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
    }

    /// The font in the descriptor's size.
    var typeset: Font { recipe.font(size: max(pointSize, 1), in: FontSurroundings()) }

    public var symbolicTraits: SymbolicTraits {
        let font = typeset
        var traits: SymbolicTraits = []
        if font.weight.isBold { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if recipe.cut == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(recipe.fixed(in: FontSurroundings()), size: newPointSize)
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(FontRecipe(name: newFamily), size: pointSize)
    }

    /// Returns a face of the family by its name, such as “Medium Italic”.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        let ending = "-" + newFace.filter { $0 != " " }.lowercased()
        let name = Font.names(ofFamily: familyName).first {
            $0.lowercased().hasSuffix(ending)
        }
        return UIFontDescriptor(FontRecipe(name: name ?? familyName), size: pointSize)
    }

    /// Returns the system font in another design, or `nil` for a named font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .name = recipe.origin { return nil }
        var recipe = recipe
        recipe.cut = design.cut
        return UIFontDescriptor(recipe, size: pointSize)
    }

    /// Returns a descriptor that is bold and italic according to the traits, or `nil` if the family
    /// has no such font.
    ///
    /// A bold text style has its emphasized weight (Documentation/Metrics.md 5.2).
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let isItalic = symbolicTraits.contains(.traitItalic)
        var recipe = recipe
        recipe.isItalic = isItalic
        if symbolicTraits.contains(.traitCondensed) { recipe.width = .condensed }
        if symbolicTraits.contains(.traitExpanded) { recipe.width = .expanded }
        switch recipe.origin {
        case .system: recipe.weight = isBold ? .bold : .regular
        case .style(let style): recipe.weight = isBold ? style.emphasizedWeight : .regular
        case .name:
            guard let name = typeset.relative(bold: isBold, italic: isItalic) else { return nil }
            recipe = FontRecipe(name: name)
        }
        if symbolicTraits.contains(.traitMonoSpace) { recipe.cut = .monospaced }
        return UIFontDescriptor(recipe, size: pointSize)
    }
}
