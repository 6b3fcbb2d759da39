import CoreGraphics

extension Font {
    /// Returns the advances of a character in points, without tracking: its glyph's, and the total
    /// with the kerning before the next character. Returns `nil` if those of the face apply.
    func ownAdvance<Bytes: RandomAccessCollection<UInt8>>(
        of text: Bytes, at index: Int
    ) -> (glyph: CGFloat, total: CGFloat)? where Bytes.Index == Int {
        ownAdvance(of: text[index], before: index + 1 < text.endIndex ? text[index + 1] : nil)
    }

    func ownAdvance(
        of character: UInt8, before next: UInt8?
    ) -> (glyph: CGFloat, total: CGFloat)? {
        guard let systemAdvances else { return nil }
        // Monospaced digits share one advance.
        let measured =
            hasMonospacedDigits && Self.isDigit(character) ? UInt8(ascii: "0") : character
        guard let advance = systemAdvances.advance(of: measured) else { return nil }
        let kerning = next.map {
            hasFixedPair(character, $0) ? 0 : systemAdvances.kerning(character, $0)
        }
        let glyph = advance * pointSize
        return (glyph, glyph + (kerning ?? 0) * pointSize)
    }

    /// Whether two characters are monospaced digits, which have no kerning.
    private func hasFixedPair(_ first: UInt8, _ second: UInt8) -> Bool {
        hasMonospacedDigits && Self.isDigit(first) && Self.isDigit(second)
    }

    private static func isDigit(_ character: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
    }
}
