import CPango
import CoreGraphics

/// What the position of a cluster's glyphs depends on.
struct ClusterPlacing {
    /// Pango's glyphs, without unknown and invisible ones.
    var infos: [PangoGlyphInfo]
    /// Whether no face has a glyph for the cluster.
    var isMissing: Bool
    /// The font of the span.
    var font: Font
    /// Whether the glyphs are those of the font's own face.
    var isOwnFace: Bool
    /// The bytes in the paragraph.
    var range: Range<Int>
}

extension ItemShaper {
    /// Appends a cluster's glyphs and sets its advance.
    func place(
        _ placing: ClusterPlacing, of cluster: inout Cluster, in paragraph: inout ShapedParagraph
    ) {
        let first = paragraph.glyphs.count
        defer { cluster.glyphs = first..<paragraph.glyphs.count }
        if placing.isMissing {
            placeBox(placing, of: &cluster, in: &paragraph)
        } else if cluster.face.isEmoji {
            placeEmoji(placing, of: &cluster, in: &paragraph)
        } else {
            placeText(placing, of: &cluster, in: &paragraph)
        }
    }

    /// Places a box with a question mark, as iOS draws for a character without a glyph. The box is
    /// centered in the advance of the character, if that is known. Control characters are invisible.
    private func placeBox(
        _ placing: ClusterPlacing, of cluster: inout Cluster, in paragraph: inout ShapedParagraph
    ) {
        let known = knownAdvance(of: placing)
        guard !isControl(placing.range), known != 0 else { return }
        let box = engine.missingGlyph(in: placing.font)
        cluster.face = box.face
        cluster.advance = known ?? box.advance
        let x = (cluster.advance - box.advance) / 2
        paragraph.glyphs.append(ShapedGlyph(index: 0, offset: CGPoint(x: x, y: 0)))
    }

    /// Places color emoji, of which a sequence that the font doesn't know has several.
    private func placeEmoji(
        _ placing: ClusterPlacing, of cluster: inout Cluster, in paragraph: inout ShapedParagraph
    ) {
        let advance = Emoji.advance(size: placing.font.pointSize)
        for info in placing.infos where info.geometry.width > 0 {
            paragraph.glyphs.append(
                ShapedGlyph(index: info.glyph, offset: CGPoint(x: cluster.advance, y: 0)))
            cluster.advance += advance
        }
    }

    private func placeText(
        _ placing: ClusterPlacing, of cluster: inout Cluster, in paragraph: inout ShapedParagraph
    ) {
        let first = paragraph.glyphs.count
        let font = placing.font
        let inFace = placing.infos.reduce(0) { $0 + Self.points($1.geometry.width) }
        let own = placing.isOwnFace ? ownAdvance(of: placing.range, in: font) : nil
        let scale = placing.isOwnFace ? font.widthScale(from: inFace, to: own?.glyph) : 1
        var x: CGFloat = 0
        for info in placing.infos {
            let offset = CGPoint(
                x: (x + Self.points(info.geometry.x_offset)) * scale,
                y: Self.points(info.geometry.y_offset))
            paragraph.glyphs.append(
                ShapedGlyph(index: info.glyph, offset: offset, widthScale: scale))
            x += Self.points(info.geometry.width)
        }
        let known = knownAdvance(of: placing) ?? own?.glyph
        if let known {
            // A glyph whose face has another advance is centered in Apple's.
            let shift = (known - inFace * scale) / 2
            for index in first..<paragraph.glyphs.count {
                paragraph.glyphs[index].offset.x += shift
            }
        }
        let usual = placing.isOwnFace ? inFace * font.advanceScale : inFace
        cluster.advance = own?.total ?? known ?? usual
        guard placing.isOwnFace, knownAdvance(of: placing) == nil else { return }
        cluster.advance += font.tracking * CGFloat(breaks.characterCount(in: placing.range))
    }

    /// Returns the advance of an ideograph, Hangul syllable, or emoji, which doesn't depend on the face; `nil` for
    /// other characters.
    private func knownAdvance(of placing: ClusterPlacing) -> CGFloat? {
        eastAsianAdvance(of: placing.range, in: placing.font)
            ?? emojiAdvance(at: placing.range, in: placing.font)
    }

    private static func points(_ units: PangoGlyphUnit) -> CGFloat {
        CGFloat(units) / CGFloat(PANGO_SCALE)
    }
}
