import Typesetting

/// The style of a line below or through text; the raw values are published by Apple.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// Returns the line, or `nil` if the style doesn't draw one; a pattern alone doesn't.
    func rule(_ color: RGBA?) -> TextRule? {
        let weight: TextRule.Weight? =
            switch rawValue & 0x0F {
            case 0: nil
            case 0x02: .thick
            case 0x09: .double
            default: .single
            }
        let pattern = TextRule.Pattern(rawValue: (rawValue >> 8) & 0x07) ?? .solid
        return weight.map {
            TextRule($0, pattern: pattern, isByWord: contains(.byWord), color: color)
        }
    }
}
