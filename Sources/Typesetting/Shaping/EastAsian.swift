import CoreGraphics

/// The advances of ideographs, kana, and Hangul, which are the same for all in Apple's fonts
/// (Documentation/Fonts.md 4.5).
enum EastAsian {
    /// The space in points that the system font adds after an ideograph from iOS 10 on.
    static let spacing: CGFloat = 0.32

    /// The advance of a Hangul syllable, in em.
    private static let hangul: CGFloat = 0.865

    /// The lowest first byte of wide characters in UTF-8: U+3000 and above.
    static let firstByte: UInt8 = 0xE3

    private static let ideographs: [ClosedRange<UInt32>] = [
        0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
        0x20000...0x3FFFF,
    ]
    private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7AF

    /// Returns the advance in points of a text that begins with an ideograph, kana, full-width form,
    /// or Hangul syllable; `nil` for others.
    static func advance(of text: String, in font: Font) -> CGFloat? {
        guard let scalar = text.unicodeScalars.first?.value else { return nil }
        if syllables.contains(scalar) { return hangul * font.pointSize }
        guard ideographs.contains(where: { $0.contains(scalar) }) else { return nil }
        return font.pointSize + font.ideographSpacing
    }
}
