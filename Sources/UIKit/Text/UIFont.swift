import Devices
import Diagnostics
import Foundation
import Typesetting

/// A font by Apple's name and metrics, drawn with its free stand-in (facts: fonts.md 4).
public final class UIFont: NSObject, Sendable {
    /// The stand-in with Apple's metrics.
    public let typeset: Font

    init(_ typeset: Font) {
        self.typeset = typeset
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
        make {
            Font.system(
                size: size, weight: FontWeight(traitValue: weight.rawValue), design: design)
        }
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: UIScreen.main.era >= .safeArea ? .semibold : .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        make { Font.system(size: size, italic: true, design: design) }
    }

    /// A font by PostScript or family name; never nil, the substitution is a diagnostic.
    public convenience init?(name: String, size: CGFloat) {
        let (font, diagnostics) = Font.named(name, size: size)
        self.init(font)
        for diagnostic in diagnostics { DiagnosticLog.current.add(diagnostic) }
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont.make { self.typeset.resized(to: size) }
    }

    static func make(_ make: () -> (Font, [Diagnostic])) -> UIFont {
        let (font, diagnostics) = make()
        for diagnostic in diagnostics { DiagnosticLog.current.add(diagnostic) }
        return UIFont(font)
    }

    static func make(_ make: () -> Font) -> UIFont { UIFont(make()) }

    /// Helvetica up to iOS 6, Helvetica Neue in 7 and 8, San Francisco since.
    private static var design: SystemFontDesign {
        let version = UIScreen.main.device.iOS
        if UIScreen.main.era == .classic { return .helvetica }
        return version.major < 9 ? .helveticaNeue : .sanFrancisco
    }
}
