import CPango
import CoreGraphics
import Foundation

/// Pango's font map and context for a catalog's fonts. Not thread-safe.
final class PangoEngine {
    private let map: UnsafeMutablePointer<PangoFontMap>?
    let context: OpaquePointer?
    private let configuration: OpaquePointer?
    /// Whether there are fonts. Without one, Pango can't shape any character.
    let hasFonts: Bool
    let plainText = PlainTextShaper()
    private let catalog: FontCatalog
    /// The names of the fallback faces, separated by commas.
    private var fallbackNames: [Fallbacks: String] = [:]

    private var boxes: [BoxKey: (face: FontFace, advance: CGFloat)] = [:]

    private struct Fallbacks: Hashable {
        var isBold: Bool
        var language: EastAsianLanguage
    }

    /// A fixed language instead of the environment's, so that line breaks are the same everywhere.
    static var language: OpaquePointer? { pango_language_from_string("en") }

    init(catalog: FontCatalog) {
        self.catalog = catalog
        configuration = catalog.configuration
        hasFonts = !catalog.faces.isEmpty
        map = pango_ft2_font_map_new()
        // With this resolution, one unit of size is one point.
        pango_ft2_font_map_set_resolution(map.map(OpaquePointer.init), 72, 72)
        pango_fc_font_map_set_config(map.map(OpaquePointer.init), catalog.configuration)
        // Pango doesn't apply the rules of this configuration, only those of the process's.
        pango_fc_font_map_set_default_substitute(
            map.map(OpaquePointer.init), { pattern, _ in EmojiFont.substitute(in: pattern) }, nil,
            nil)
        context = pango_font_map_create_context(map)
        pango_context_set_language(context, Self.language)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
        if let map { g_object_unref(map) }
    }

    func add(fontFile path: String) {
        FcConfigAppFontAddFile(configuration, path)
        pango_fc_font_map_config_changed(map.map(OpaquePointer.init))
    }

    /// Returns the fonts of the spans in a paragraph. The caller must free the list.
    ///
    /// - Parameter language: The language of ideographs in fonts that aren't of a language.
    func attributes(
        of source: SourceText, in range: Range<Int>, language: EastAsianLanguage
    ) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var start = range.lowerBound
        for index in source.span(at: start)..<source.spans.count where start < range.upperBound {
            let end = source.spanEnds[index]
            defer { start = end }
            let part = start..<min(end, range.upperBound)
            guard !part.isEmpty else { continue }
            let description = description(of: source.spans[index].font, language)
            defer { pango_font_description_free(description) }
            guard let attribute = pango_attr_font_desc_new(description) else { continue }
            attribute.pointee.start_index = guint(part.lowerBound - range.lowerBound)
            attribute.pointee.end_index = guint(part.upperBound - range.lowerBound)
            pango_attr_list_insert(list, attribute)
        }
        return list
    }

    /// Returns the font's own face at its size, which the caller must release; `nil` if it isn't
    /// installed.
    func ownFont(_ font: Font) -> UnsafeMutablePointer<PangoFont>? {
        let description = description(of: font, .simplifiedChinese)
        defer { pango_font_description_free(description) }
        guard let loaded = pango_font_map_load_font(map, context, description) else { return nil }
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutablePointer<PangoFcFont>(OpaquePointer(loaded)))
        guard pattern.flatMap(FontFace.init(pattern:)) == font.face else {
            g_object_unref(loaded)
            return nil
        }
        return loaded
    }

    /// Returns the face whose glyph 0 is drawn for characters without a glyph, and its advance in
    /// points. Lato's is a box with a question mark.
    func missingGlyph(in font: Font) -> (face: FontFace, advance: CGFloat) {
        let key = BoxKey(weight: font.weight, size: font.pointSize)
        if let known = boxes[key] { return known }
        var lato = font
        lato.face = catalog.face(of: .lato, font.weight, italic: false)
        let loaded = ownFont(lato)
        defer { if let loaded { g_object_unref(loaded) } }
        let advance = loaded.flatMap { pango_font_get_hb_font($0) }
            .map { CGFloat(hb_font_get_glyph_h_advance($0, 0)) / CGFloat(PANGO_SCALE) }
        let box = (lato.face, advance ?? font.pointSize / 2)
        boxes[key] = box
        return box
    }

    private struct BoxKey: Hashable {
        var weight: FontWeight
        var size: CGFloat
    }

    /// Returns a description that names the face itself, followed by the fallback faces in their
    /// order.
    private func description(of font: Font, _ language: EastAsianLanguage) -> OpaquePointer? {
        let fallback = fallback(
            Fallbacks(isBold: font.weight.isBold, language: font.eastAsianLanguage ?? language))
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.face.postScriptName + fallback)
        pango_font_description_set_absolute_size(
            description, Double(font.pointSize) * Double(PANGO_SCALE))
        return description
    }

    private func fallback(_ key: Fallbacks) -> String {
        if let known = fallbackNames[key] { return known }
        let names = catalog.fallbackNames(bold: key.isBold, key.language).map { "," + $0 }.joined()
        fallbackNames[key] = names
        return names
    }
}
