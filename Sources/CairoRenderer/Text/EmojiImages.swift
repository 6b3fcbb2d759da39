import CHarfBuzz
import CoreGraphics
import Foundation
import Synchronization

/// The images of a color font's glyphs, which are PNG files inside the font's file.
///
/// Cairo draws such glyphs as pixels only, so they are painted as images: SVG and PDF files contain
/// each image once, unchanged.
final class EmojiImages: Sendable {
    /// An image and its place at a size of one point: its left and top edges relative to the
    /// origin, with the y axis pointing down.
    struct Glyph: Sendable {
        var image: CGImage
        var box: CGRect
    }

    // HarfBuzz's font is immutable, and its reading functions can run on several threads.
    private nonisolated(unsafe) let font: OpaquePointer
    private let glyphs = Mutex<[UInt32: Glyph?]>([:])

    /// Creates the images of a face, or returns `nil` if it has none.
    init?(_ face: FontFace) {
        guard let blob = hb_blob_create_from_file_or_fail(face.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let opened = hb_face_create(blob, UInt32(clamping: face.index)) else { return nil }
        defer { hb_face_destroy(opened) }
        guard hb_ot_color_has_png(opened) != 0, let font = hb_font_create(opened) else {
            return nil
        }
        // Extents are in fractions of an em.
        hb_font_set_scale(font, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
        hb_font_make_immutable(font)
        self.font = font
    }

    deinit { hb_font_destroy(font) }

    private static let unitsPerEm = 1 << 16

    /// Returns a glyph's image; `nil` for glyphs without one.
    func glyph(_ index: UInt32) -> Glyph? {
        if let known = glyphs.withLock({ $0[index] }) { return known }
        let glyph = read(index)
        glyphs.withLock { $0[index] = .some(glyph) }
        return glyph
    }

    private func read(_ index: UInt32) -> Glyph? {
        guard let blob = hb_ot_color_glyph_reference_png(font, index) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            let image = CGImage(data: Data(bytes: bytes, count: Int(length))),
            hb_font_get_glyph_extents(font, index, &extents) != 0
        else { return nil }
        let em = CGFloat(Self.unitsPerEm)
        let box = CGRect(
            x: CGFloat(extents.x_bearing) / em, y: -CGFloat(extents.y_bearing) / em,
            width: CGFloat(extents.width) / em, height: -CGFloat(extents.height) / em)
        return Glyph(image: image, box: box)
    }
}
