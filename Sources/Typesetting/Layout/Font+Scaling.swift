import CoreGraphics

extension Font {
    /// Returns the font at another size with all lengths scaled in proportion. The tracking and
    /// optical size remain those of the original size.
    public func scaled(by factor: CGFloat) -> Font {
        var font = self
        for path in Self.lengths { font[keyPath: path] *= factor }
        return font
    }

    // Swift's key paths are immutable values, although they aren't marked as sendable.
    nonisolated(unsafe) private static let lengths: [WritableKeyPath<Font, CGFloat>] = [
        \.pointSize, \.ascender, \.descender, \.leading, \.capHeight, \.xHeight, \.lineAdvance,
        \.tracking,
    ]
}
