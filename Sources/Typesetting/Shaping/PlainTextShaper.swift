import CPango
import CoreGraphics
import Foundation

/// Shapes paragraphs of printable ASCII in one font, as in most labels, without Pango's itemization
/// and fallback. HarfBuzz gets the font that Pango would select, and returns the same glyphs.
final class PlainTextShaper {
    private let buffer = hb_buffer_create()
    private let language = hb_language_from_string("en", -1)
    private var fonts: [Key: Face] = [:]

    private struct Key: Hashable {
        var face: FontFace
        var size: CGFloat
    }

    /// Pango's font, retained because its HarfBuzz font depends on it.
    private struct Face {
        let font: UnsafeMutablePointer<PangoFont>
        let harfBuzz: OpaquePointer
    }

    private static let withoutLigatures = ["calt", "liga", "clig"].map { feature($0, 0) }
    private static let tabularFigures = feature("tnum", 1)
    private static let withoutKerning = feature("kern", 0)

    private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
        let tag = name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
        return hb_feature_t(tag: tag, value: value, start: 0, end: hb_codepoint_t.max)
    }

    deinit {
        hb_buffer_destroy(buffer)
        for face in fonts.values { g_object_unref(face.font) }
    }

    private static let space: UInt8 = 0x20

    static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// Appends the clusters of a paragraph, one per character. Returns `false` and leaves the
    /// paragraph unchanged if the font isn't available or lacks a character.
    func append(
        _ bytes: ArraySlice<UInt8>, of span: TextSpan, index: Int,
        to paragraph: inout ShapedParagraph, in engine: PangoEngine
    ) -> Bool {
        guard let face = face(of: span.font, in: engine), shape(bytes, span, face) else {
            return false
        }
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, nil)
        guard let infos, let positions, Int(count) == bytes.count else { return false }
        for place in 0..<Int(count) where infos[place].codepoint == 0 { return false }
        paragraph.clusters.reserveCapacity(Int(count))
        paragraph.glyphs.reserveCapacity(Int(count))
        paragraph.knowsWords = false
        for (place, offset) in bytes.indices.enumerated() {
            let position = positions[place]
            let own = span.font.ownAdvance(of: bytes, at: offset)
            let inFace = Self.points(position.x_advance)
            let scale = span.font.widthScale(from: inFace, to: own?.glyph)
            // A glyph whose face has another advance is centered in Apple's.
            let shift = own.map { ($0.glyph - inFace * scale) / 2 } ?? 0
            let advance = own?.total ?? inFace * span.font.advanceScale
            paragraph.glyphs.append(
                ShapedGlyph(
                    index: infos[place].codepoint,
                    offset: CGPoint(
                        x: Self.points(position.x_offset) * scale + shift,
                        y: -Self.points(position.y_offset)),
                    widthScale: scale))
            paragraph.clusters.append(
                Cluster(
                    range: offset..<offset + 1, glyphs: place..<place + 1, face: span.font.face,
                    span: index, level: 0,
                    advance: advance + span.font.tracking + span.spacing,
                    traits: bytes[offset] == Self.space
                        ? [.startsCharacter, .isWhitespace] : .startsCharacter))
        }
        return true
    }

    private static func points(_ units: hb_position_t) -> CGFloat {
        CGFloat(units) / CGFloat(PANGO_SCALE)
    }

    private func shape(_ bytes: ArraySlice<UInt8>, _ span: TextSpan, _ face: Face) -> Bool {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, language)
        bytes.withUnsafeBufferPointer {
            hb_buffer_add_latin1(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        var features = span.keepsLigatures ? [] : Self.withoutLigatures
        if span.font.hasMonospacedDigits { features.append(Self.tabularFigures) }
        if span.font.systemAdvances != nil { features.append(Self.withoutKerning) }
        hb_shape(face.harfBuzz, buffer, features, UInt32(features.count))
        return hb_buffer_allocation_successful(buffer) != 0
    }

    private func face(of font: Font, in engine: PangoEngine) -> Face? {
        let key = Key(face: font.face, size: font.pointSize)
        if let known = fonts[key] { return known }
        guard let loaded = engine.ownFont(font), let harfBuzz = pango_font_get_hb_font(loaded)
        else { return nil }
        let face = Face(font: loaded, harfBuzz: harfBuzz)
        fonts[key] = face
        return face
    }
}
