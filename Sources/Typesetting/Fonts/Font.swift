import CoreGraphics
import Foundation

/// One of Apple's fonts at a size, with Apple's metrics and a free face as a substitute.
public struct Font: Sendable, Hashable {
    /// The face whose glyphs are drawn. Its path is empty if no substitute is installed.
    public var face: FontFace
    private var names: FontNames
    public var weight: FontWeight
    public var isItalic: Bool
    /// The size in points, at least `Font.minimumSize`.
    public var pointSize: CGFloat
    /// The distance from the baseline up to the line's top in points; positive.
    public var ascender: CGFloat
    /// The distance from the baseline down to the line's bottom in points; negative.
    public var descender: CGFloat
    /// The font's own line gap, in points. Labels don't use it (Documentation/Metrics.md 4.3).
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat
    /// The distance between baselines in points: `lineHeight`, or a text style's leading.
    public var lineAdvance: CGFloat
    /// The space added after each character, in points (Documentation/Fonts.md 3.1).
    public var tracking: CGFloat = 0
    /// The space added after each ideograph, in points (Documentation/Fonts.md 4.5).
    var ideographSpacing: CGFloat = 0
    /// The factor from the substitute's advances to Apple's (Documentation/Fonts.md 1).
    public var advanceScale: CGFloat = 1
    /// The factor from the font's size to the one at which the substitute's letters are as high as
    /// Apple's (Documentation/Fonts.md 4.4).
    var drawnScale: CGFloat = 1
    /// Whether glyphs are widened or narrowed with their advances. Otherwise, they are centered in
    /// them.
    var fitsGlyphs = false
    /// The factor from the widths of the font's standard design to its own.
    public private(set) var widthFactor: CGFloat = 1
    /// The language whose forms ideographs have in this font, if it is one of a language.
    var eastAsianLanguage: EastAsianLanguage?
    /// Whether all digits have the same width.
    public var hasMonospacedDigits = false
    /// The advances of Apple's font, or `nil` if those of the substitute apply.
    var systemAdvances: SystemAdvances?

    /// Apple's PostScript name, such as `.SFUI-Semibold` or `HelveticaNeue-Bold`.
    public var name: String {
        get { names.name }
        set { names = FontNames(newValue, familyName) }
    }
    /// Apple's family name, such as `.AppleSystemUIFont` or `Helvetica Neue`.
    public var familyName: String {
        get { names.familyName }
        set { names = FontNames(name, newValue) }
    }
    /// The height of a single line, in points.
    public var lineHeight: CGFloat { ascender - descender }

    /// The smallest size. Smaller sizes and NaN are replaced with it.
    public static let minimumSize: CGFloat = 0.01
    /// The greatest size. Larger sizes are replaced with it, because Pango's units overflow.
    public static let maximumSize: CGFloat = 10_000

    init(
        face: FontFace, name: String, familyName: String, weight: FontWeight, isItalic: Bool,
        size: CGFloat, metrics: EmMetrics
    ) {
        let size = Self.clamp(size)
        self.face = face
        names = FontNames(name, familyName)
        self.weight = weight
        self.isItalic = isItalic
        pointSize = size
        ascender = metrics.ascent * size
        descender = -metrics.descent * size
        leading = metrics.lineGap * size
        capHeight = metrics.capHeight * size
        xHeight = metrics.xHeight * size
        lineAdvance = (metrics.ascent + metrics.descent) * size
    }

    /// Widens or narrows the glyphs and their advances.
    ///
    /// - Parameter factor: The factor, from 0.5 to 2.
    public mutating func setWidthFactor(_ factor: CGFloat) {
        let factor = min(max(factor, 0.5), 2)
        advanceScale *= factor / widthFactor
        tracking *= factor / widthFactor
        widthFactor = factor
        fitsGlyphs = true
    }

    static func clamp(_ size: CGFloat) -> CGFloat {
        size.isNaN ? minimumSize : min(max(size, minimumSize), maximumSize)
    }
}

/// A font's names, stored in one reference because texts copy their fonts.
private final class FontNames: Sendable, Hashable {
    let name: String
    let familyName: String

    init(_ name: String, _ familyName: String) {
        self.name = name
        self.familyName = familyName
    }

    static func == (a: FontNames, b: FontNames) -> Bool {
        a === b || (a.name == b.name && a.familyName == b.familyName)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
