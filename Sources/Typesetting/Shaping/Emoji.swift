import CoreGraphics
import Foundation

/// The advance of Apple Color Emoji, so that emoji take their room even where no font has them.
enum Emoji {
    /// In points.
    static func advance(size: CGFloat) -> CGFloat {
        interpolate(ems, at: size) * size
    }

    /// Stored labels of one emoji are 23 points wide at 17, 38 at 34, 50 at 45 and 86 at 80, and
    /// one of five 155 at 27.
    private static let ems: [(x: CGFloat, y: CGFloat)] = [
        (17, 1.345), (27, 1.147), (34, 1.11), (45, 1.105), (80, 1.072),
    ]

    /// Of what begins or joins emoji in UTF-8: U+2000 and above.
    static let firstByte: UInt8 = 0xE2

    private static let variationSelector: Unicode.Scalar = "\u{FE0F}"

    /// Whether a character, with all that joins or modifies it, is drawn as an emoji.
    static func isEmoji(_ character: String) -> Bool {
        guard let first = character.unicodeScalars.first?.properties else { return false }
        return first.isEmojiPresentation
            || first.isEmoji && character.unicodeScalars.contains(variationSelector)
    }
}
