import CPango
import CoreGraphics
import Foundation

/// Shapes one item: a range with one font, script, and direction.
struct ItemShaper {
    let item: UnsafeMutablePointer<PangoItem>
    let text: UnsafeBufferPointer<CChar>
    /// The offset of the paragraph's first byte in the whole text.
    let start: Int
    let breaks: BreakMap
    let source: SourceText
    let faces: ItemFaces
    let engine: PangoEngine

    private static let pointsPerUnit = 1.0 / CGFloat(PANGO_SCALE)

    /// Appends the item's clusters in logical order. The advances of tabs are set when lines are
    /// broken.
    func append(to paragraph: inout ShapedParagraph, missing: inout MissingGlyphs) {
        let span = source.span(at: start + Int(item.pointee.offset))
        let face = faces.face(of: item.pointee.analysis.font)
        let font = source.spans[span].font
        let isOwnFace = face.path == font.face.path && face.index == font.face.index
        if isOwnFace { addFeatures(for: source.spans[span]) }
        guard let glyphs = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(glyphs) }
        pango_shape_with_flags(
            text.baseAddress.map { $0 + Int(item.pointee.offset) }, item.pointee.length,
            text.baseAddress, Int32(text.count), &item.pointee.analysis, glyphs, PANGO_SHAPE_NONE)
        for (range, glyphRange) in clusters(of: glyphs) {
            var cluster = Cluster(
                range: range.offset(by: start), glyphs: 0..<0, face: face, span: span,
                level: item.pointee.analysis.level, advance: 0,
                traits: breaks.traits(at: range.lowerBound))
            let infos = glyphRange.map { glyphs.pointee.glyphs[$0] }
            if isBox(range) {
                cluster.advance = source.spans[span].box?.width ?? 0
                paragraph.clusters.append(cluster)
                continue
            }
            let isTab = range.count == 1 && text[range.lowerBound] == Self.tab
            if isTab { cluster.traits.insert(.isTab) }
            if !isTab, infos.contains(where: { isUnknown($0.glyph) }), !isControl(range) {
                missing.insert(characters(in: range))
            }
            let placing = ClusterPlacing(
                infos: infos.filter { !isUnknown($0.glyph) && $0.glyph != Self.emptyGlyph },
                isMissing: !isTab && infos.allSatisfy { isUnknown($0.glyph) },
                font: font, isOwnFace: isOwnFace, range: range)
            place(placing, of: &cluster, in: &paragraph)
            let spacing = source.spans[span].spacing
            if spacing != 0 {
                cluster.advance += spacing * CGFloat(breaks.characterCount(in: range))
            }
            paragraph.clusters.append(cluster)
        }
    }
}

extension ItemShaper {
    // Swift can't import Pango's macros for these.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownFlag: PangoGlyph = 0x1000_0000

    private func isUnknown(_ glyph: PangoGlyph) -> Bool { glyph & Self.unknownFlag != 0 }

    /// Returns the advance in points of an ASCII character, of a Latin letter with accents, which is
    /// that of the letter, or of frequent punctuation; `nil` for others.
    func ownAdvance(
        of range: Range<Int>, in font: Font
    ) -> (glyph: CGFloat, total: CGFloat)? {
        if let advance = punctuationAdvance(of: range, in: font) { return (advance, advance) }
        let next = range.upperBound < text.count ? baseLetter(at: range.upperBound) : nil
        return baseLetter(at: range.lowerBound).flatMap { font.ownAdvance(of: $0, before: next) }
    }

    private func punctuationAdvance(of range: Range<Int>, in font: Font) -> CGFloat? {
        guard let advances = font.systemAdvances, [0xC2, 0xE2].contains(byte(range.lowerBound)),
            let scalar = characters(in: range).unicodeScalars.first
        else { return nil }
        return advances.advance(of: scalar).map { $0 * font.pointSize * font.widthFactor }
    }

    /// Returns the ASCII character at an offset, or the letter without its accents.
    private func baseLetter(at offset: Int) -> UInt8? {
        let first = byte(offset)
        guard first >= 0x80 else { return first }
        // U+00C0 to U+024F, which take two bytes.
        guard (0xC3...0xC9).contains(first), offset + 1 < text.count else { return nil }
        let base = characters(in: offset..<offset + 2).decomposedStringWithCanonicalMapping.utf8
        return base.first.flatMap { $0 < 0x80 ? $0 : nil }
    }

    /// Returns the advance of an emoji; `nil` for other characters. An emoji of several clusters
    /// has its advance in the first one.
    func emojiAdvance(at range: Range<Int>, in font: Font) -> CGFloat? {
        guard UInt8(bitPattern: text[range.lowerBound]) >= Emoji.firstByte else { return nil }
        let character = breaks.character(at: range.lowerBound)
        guard Emoji.isEmoji(characters(in: character)) else { return nil }
        let isFirst = range.lowerBound == character.lowerBound
        return isFirst ? Emoji.advance(size: font.pointSize) : 0
    }

    /// Whether the item's script has the kerning of its face. That of Latin text is San Francisco's.
    private var keepsKerning: Bool {
        [PANGO_SCRIPT_CYRILLIC, PANGO_SCRIPT_GREEK].contains {
            $0.rawValue == Int32(item.pointee.analysis.script)
        }
    }

    private static let tab = CChar(9)

    private func byte(_ offset: Int) -> UInt8 { UInt8(bitPattern: text[offset]) }

    private func isBox(_ range: Range<Int>) -> Bool {
        range.count == TextSpan.boxCharacter.utf8.count
            && zip(range, TextSpan.boxCharacter.utf8).allSatisfy { byte($0) == $1 }
    }

    func eastAsianAdvance(of range: Range<Int>, in font: Font) -> CGFloat? {
        guard byte(range.lowerBound) >= EastAsian.firstByte else { return nil }
        return EastAsian.advance(of: characters(in: range), in: font)
    }

    /// Whether a character is one of the control characters, which are invisible.
    func isControl(_ range: Range<Int>) -> Bool {
        let first = byte(range.lowerBound)
        return first < 0x20 || first == 0x7F
            || first == 0xC2 && range.count == 2 && byte(range.lowerBound + 1) < 0xA0
    }

    func characters(in range: Range<Int>) -> String {
        String(decoding: text[range].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func addFeatures(for span: TextSpan) {
        var features: [String] = []
        if !span.keepsLigatures { features.append("calt=0,liga=0,clig=0") }
        if span.font.hasMonospacedDigits { features.append("tnum=1") }
        if span.font.systemAdvances != nil, !keepsKerning { features.append("kern=0") }
        guard !features.isEmpty else { return }
        let attribute = pango_attr_font_features_new(features.joined(separator: ","))
        item.pointee.analysis.extra_attrs = g_slist_append(
            item.pointee.analysis.extra_attrs, attribute)
    }

    /// Returns each cluster's bytes in the paragraph and its glyphs, in logical order.
    private func clusters(
        of string: UnsafeMutablePointer<PangoGlyphString>
    ) -> [(text: Range<Int>, glyphs: Range<Int>)] {
        let starts = UnsafeBufferPointer(
            start: string.pointee.log_clusters, count: Int(string.pointee.num_glyphs))
        var groups: [(start: Int, glyphs: Range<Int>)] = []
        for (index, start) in starts.enumerated() {
            if let last = groups.last, last.start == Int(start) {
                groups[groups.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
            } else {
                groups.append((Int(start), index..<index + 1))
            }
        }
        // Glyphs are ordered from left to right.
        if item.pointee.analysis.level % 2 == 1 { groups.reverse() }
        let ends = groups.dropFirst().map(\.start) + [Int(item.pointee.length)]
        return zip(groups, ends).map { group, end in
            ((group.start..<end).offset(by: Int(item.pointee.offset)), group.glyphs)
        }
    }
}

/// The faces of the fonts of a paragraph's items, each loaded once. Must not outlive the items.
final class ItemFaces {
    private var known: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]

    func face(of font: UnsafeMutablePointer<PangoFont>?) -> FontFace {
        guard let font else { return FontFace(path: "", postScriptName: "") }
        if let face = known[font] { return face }
        let face =
            pango_fc_font_get_pattern(UnsafeMutablePointer<PangoFcFont>(OpaquePointer(font)))
            .flatMap(FontFace.init(pattern:)) ?? FontFace(path: "", postScriptName: "")
        known[font] = face
        return face
    }
}

extension TextSpan {
    /// Whether the span's text has ligatures. Inter and JetBrains Mono draw `->` and similar
    /// sequences as arrows, which San Francisco doesn't; Lato joins `ti`, which Avenir doesn't; and
    /// tracked text has no ligatures, as on Apple's platforms.
    var keepsLigatures: Bool {
        usesLigatures && font.tracking == 0 && spacing == 0
            && !["Inter", "JetBrainsMono", "Lato"].contains {
                font.face.postScriptName.hasPrefix($0)
            }
    }
}

extension Range<Int> {
    func offset(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
