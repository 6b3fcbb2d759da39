import Foundation

/// The advance of Han characters and kana, which is the same for all in PingFang. With it, Chinese
/// and Japanese labels have the right width even if no font with their glyphs is installed.
enum EastAsian {
    /// The advance in em. Stored labels with 6 to 9 ideographs at 17 pt are 17.33 pt wide per
    /// character.
    static let advance = 17.33 / 17

    /// The lowest first byte of wide characters in UTF-8: U+3000 and above.
    static let firstByte: UInt8 = 0xE3

    private static let blocks: [ClosedRange<UInt32>] = [
        0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
        0x20000...0x3FFFF,
    ]

    /// Whether text begins with an ideograph, kana, or full-width form.
    static func isWide(_ text: String) -> Bool {
        guard let scalar = text.unicodeScalars.first?.value else { return false }
        return blocks.contains { $0.contains(scalar) }
    }
}
