import CPango
import CoreGraphics

/// Noto Color Emoji, whose glyphs are images of one size.
enum EmojiFont {
    static let fileName = "NotoColorEmoji.ttf"
    static let package = "fonts-noto-color-emoji"
    static let faceName = "NotoColorEmoji"

    /// Replaces the family `emoji`, which Pango requests for color emoji, with the font's.
    static func substitute(in pattern: OpaquePointer?) {
        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch,
            let family, String(cString: family) == "emoji"
        else { return }
        FcPatternDel(pattern, FC_FAMILY)
        FcPatternAddString(pattern, FC_FAMILY, faceName)
    }

    /// The width of an image in em: 136 pixels at 109 pixels per em.
    private static let imageWidth: CGFloat = 136.0 / 109

    /// Returns the size, in points, at which an image is as wide as an emoji in a font of the given
    /// size.
    static func size(in fontSize: CGFloat) -> CGFloat {
        Emoji.advance(size: fontSize) / imageWidth
    }
}

extension FontFace {
    /// Whether the face's glyphs are color emoji.
    var isEmoji: Bool { postScriptName == EmojiFont.faceName }
}
