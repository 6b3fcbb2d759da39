import CoreGraphics
import Foundation

/// The advance of Apple Color Emoji, so that emoji have the right width even if no font has them.
enum Emoji {
    /// Returns the advance in points.
    static func advance(size: CGFloat) -> CGFloat {
        interpolate(ems, at: size) * size
    }

    /// The advance in em by font size. Stored labels with one emoji are 23 points wide at 17 pt, 38
    /// at 34 pt, 50 at 45 pt, and 86 at 80 pt; one with five emoji is 155 points wide at 27 pt.
    private static let ems: [(x: CGFloat, y: CGFloat)] = [
        (17, 1.345), (27, 1.147), (34, 1.11), (45, 1.105), (80, 1.072),
    ]

    /// The lowest first byte of characters that begin or join emoji in UTF-8: U+2000 and above.
    static let firstByte: UInt8 = 0xE2

    private static let variationSelector: Unicode.Scalar = "\u{FE0F}"

    /// Whether a character, including its joiners and modifiers, is drawn as an emoji.
    static func isEmoji(_ character: String) -> Bool {
        guard let first = character.unicodeScalars.first?.properties else { return false }
        return first.isEmojiPresentation
            || first.isEmoji && character.unicodeScalars.contains(variationSelector)
    }
}
