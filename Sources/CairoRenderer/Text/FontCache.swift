import CCairo
import CoreGraphics
import Synchronization

/// A face that Cairo can draw with.
struct LoadedFace: @unchecked Sendable {
    // Cairo locks the FreeType face when it is used, and its own reference counts are atomic.
    let pointer: OpaquePointer
    let glyphCount: UInt32
    /// The images of a color font's glyphs; `nil` for other fonts.
    let images: EmojiImages?
}

/// All faces that this process has drawn with. They are few and stay open.
enum FontCache {
    private struct State: ~Copyable, @unchecked Sendable {
        var library: FT_Library?
        var faces: [FontFace: LoadedFace] = [:]
    }

    private static let state = Mutex(State())

    /// Returns a loaded face. FreeType allows only one thread at a time to open a face.
    static func face(_ face: FontFace) throws(RenderError) -> LoadedFace {
        let loaded = state.withLock { state in
            if let known = state.faces[face] { return known as LoadedFace? }
            if state.library == nil { FT_Init_FreeType(&state.library) }
            let new = open(face, with: state.library)
            state.faces[face] = new
            return new
        }
        guard let loaded else { throw .unreadableFont(path: face.path, index: face.index) }
        return loaded
    }

    private static func open(_ face: FontFace, with library: FT_Library?) -> LoadedFace? {
        var opened: FT_Face?
        guard FT_New_Face(library, face.path, face.index, &opened) == 0, let opened else {
            return nil
        }
        // A font with a fixed size only has bitmaps.
        let isColored =
            opened.pointee.face_flags & Int(FT_FACE_FLAG_COLOR) != 0
            && opened.pointee.num_fixed_sizes > 0
        guard let pointer = cairo_ft_font_face_create_for_ft_face(opened, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        return LoadedFace(
            pointer: pointer, glyphCount: UInt32(clamping: opened.pointee.num_glyphs),
            images: isColored ? EmojiImages(face) : nil)
    }

    /// Sets options for exact outlines of the font at any position: no hinting, and no rounded
    /// metrics.
    static func applyOptions(to context: OpaquePointer) {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }
}
