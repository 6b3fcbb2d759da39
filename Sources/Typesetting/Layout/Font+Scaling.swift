import CoreGraphics

extension Font {
    /// The same glyphs in another size, with all lengths in proportion: tracking and optical size
    /// stay those of the size that the font was made in.
    public func scaled(by factor: CGFloat) -> Font {
        var font = self
        for path in Self.lengths { font[keyPath: path] *= factor }
        return font
    }

    // Swift's key paths are immutable values, though not marked so.
    nonisolated(unsafe) private static let lengths: [WritableKeyPath<Font, CGFloat>] = [
        \.pointSize, \.ascender, \.descender, \.leading, \.capHeight, \.xHeight, \.lineAdvance,
        \.tracking,
    ]
}
