import Foundation

/// A stroke along the edges of glyphs.
public struct GlyphOutline: Sendable, Hashable {
    /// The width in points, half of which is inside the glyphs.
    public var width: CGFloat
    public var color: RGBA
    /// Whether the glyphs are filled with their own color below the stroke.
    public var isFilled: Bool

    public init(width: CGFloat, color: RGBA, isFilled: Bool) {
        self.width = width
        self.color = color
        self.isFilled = isFilled
    }
}

/// Glyphs of one face in one color, each at its own position.
public struct GlyphRun: Sendable, Hashable {
    public struct Glyph: Sendable, Hashable {
        /// The face's glyph index.
        public var index: UInt32
        /// The origin on the baseline, in points.
        public var position: CGPoint
        /// The factor by which the glyph is widened to the right of its origin.
        public var widthScale: CGFloat

        public init(index: UInt32, position: CGPoint, widthScale: CGFloat = 1) {
            self.index = index
            self.position = position
            self.widthScale = widthScale
        }
    }

    public var face: FontFace
    /// The font size, in points.
    public var size: CGFloat
    public var glyphs: [Glyph]
    public var color: RGBA
    /// The text, for dumps and searches. Painters ignore it.
    public var text: String
    public var outline: GlyphOutline?
    /// Whether color glyphs are painted in the run's color, too, as in a shadow.
    public var isSilhouette = false

    public init(
        face: FontFace, size: CGFloat, glyphs: [Glyph], color: RGBA, text: String = "",
        outline: GlyphOutline? = nil
    ) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.color = color
        self.text = text
        self.outline = outline
    }
}
