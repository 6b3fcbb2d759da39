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
        let em = pointSize * widthFactor
        return (advance * em, (advance + (kerning ?? 0)) * em)
    }

    /// Returns the size at which glyphs of a face are drawn, in points.
    func drawnSize(of face: FontFace) -> CGFloat {
        if face.isEmoji { return EmojiFont.size(in: pointSize) }
        return face == self.face ? pointSize * drawnScale : pointSize
    }

    /// Returns the factor by which a glyph of the font's own face is widened.
    ///
    /// - Parameters:
    ///   - own: The glyph's advance in Apple's font, if known.
    ///   - advance: The advance in the face.
    func widthScale(from advance: CGFloat, to own: CGFloat?) -> CGFloat {
        guard fitsGlyphs else { return 1 }
        guard let own, advance > 0 else { return advanceScale }
        return min(max(own / advance, 0.6), 1.6)
    }

    /// Whether two characters are monospaced digits, which have no kerning.
    private func hasFixedPair(_ first: UInt8, _ second: UInt8) -> Bool {
        hasMonospacedDigits && Self.isDigit(first) && Self.isDigit(second)
    }

    private static func isDigit(_ character: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
    }
}
