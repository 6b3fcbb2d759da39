import Foundation

/// The advance of Han and kana, which PingFang sets all alike, so that Chinese and Japanese labels
/// take their room even where no font with their glyphs is installed.
enum EastAsian {
    /// In ems. Stored labels of 6 to 9 ideographs at 17 pt are 17.33 pt a character wide.
    static let advance = 17.33 / 17

    /// Of all that is wide in UTF-8: U+3000 and above.
    static let firstByte: UInt8 = 0xE3

    private static let blocks: [ClosedRange<UInt32>] = [
        0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
        0x20000...0x3FFFF,
    ]

    /// Whether text begins with an ideograph, a kana or a full-width sign.
    static func isWide(_ text: String) -> Bool {
        guard let scalar = text.unicodeScalars.first?.value else { return false }
        return blocks.contains { $0.contains(scalar) }
    }
}
