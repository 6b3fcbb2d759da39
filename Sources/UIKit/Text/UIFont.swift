import Devices
import Diagnostics
import Foundation
import Typesetting

/// A font by Apple's name and metrics, drawn with its free stand-in (facts: fonts.md 4).
public final class UIFont: NSObject, Sendable {
    private let mark = FoundationMark()
    /// The stand-in with Apple's metrics.
    public let typeset: Font
    /// The same font in another size.
    private let resized: @Sendable (CGFloat) -> Font

    private init(size: CGFloat, _ make: @escaping @Sendable (CGFloat) -> Font) {
        typeset = make(size)
        resized = make
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

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.typeset == typeset
    }

    public override var hash: Int { typeset.hashValue }
}

@MainActor extension UIFont {
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        let weight = FontWeight(traitValue: weight.rawValue)
        let design = self.design
        return UIFont(size: size) { Font.system(size: $0, weight: weight, design: design) }
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        let design = self.design
        return UIFont(size: size) { Font.system(size: $0, italic: true, design: design) }
    }

    /// A font by PostScript or family name; never nil, what stands in for it is a diagnostic.
    public convenience init?(name: String, size: CGFloat) {
        self.init(size: size) { Font.named(name, size: $0).font }
        if let diagnostic = Font.named(name, size: size).diagnostic {
            DiagnosticLog.current.add(diagnostic)
        }
    }

    /// The font of a text style at the screen's content size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let category = (traits ?? UIScreen.main.traitCollection).preferredContentSizeCategory
        let index = UIContentSizeCategory.allSizes.firstIndex(of: category) ?? 3
        let contentSize = ContentSize(rawValue: index) ?? .large
        let design = self.design
        let style = Typesetting.TextStyle(interfaceBuilderName: style.rawValue) ?? .body
        let preferred = Font.textStyle(style, contentSize, design: design)
        return UIFont(size: preferred.pointSize) { size in
            guard size != preferred.pointSize else { return preferred }
            return Font.system(size: size, weight: preferred.weight, design: design)
        }
    }

    nonisolated public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, resized) }

    /// Helvetica up to iOS 6, Helvetica Neue in 7 and 8, San Francisco since, first as two families.
    private static var design: SystemFontDesign {
        let version = UIScreen.main.device.iOS
        if UIScreen.main.era == .classic { return .helvetica }
        if version.major < 9 { return .helveticaNeue }
        return version.major < 13 ? .sanFranciscoStatic : .sanFrancisco
    }
}

extension UIFont {
    /// Raw values as documents write them (facts: metrics.md 5).
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

        private init(_ style: Typesetting.TextStyle) {
            rawValue = style.interfaceBuilderName
        }
    }
}
