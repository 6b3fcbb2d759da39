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
    private let regularFallback: [String]
    private let boldFallback: [String]
    /// A fixed language instead of the environment's, so that line breaks are the same everywhere.
    static var language: OpaquePointer? { pango_language_from_string("en") }

    init(catalog: FontCatalog) {
        configuration = catalog.configuration
        hasFonts = !catalog.faces.isEmpty
        regularFallback = catalog.fallbackNames(bold: false)
        boldFallback = catalog.fallbackNames(bold: true)
        map = pango_ft2_font_map_new()
        // With this resolution, one unit of size is one point.
        pango_ft2_font_map_set_resolution(map.map(OpaquePointer.init), 72, 72)
        pango_fc_font_map_set_config(map.map(OpaquePointer.init), catalog.configuration)
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
    func attributes(of source: SourceText, in range: Range<Int>) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var start = range.lowerBound
        for index in source.span(at: start)..<source.spans.count where start < range.upperBound {
            let end = source.spanEnds[index]
            defer { start = end }
            let part = start..<min(end, range.upperBound)
            guard !part.isEmpty else { continue }
            let description = description(of: source.spans[index].font)
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
        let description = description(of: font)
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

    /// Returns a description that names the face itself, followed by the fallback faces in their
    /// order.
    private func description(of font: Font) -> OpaquePointer? {
        let fallback = font.weight.isBold ? boldFallback : regularFallback
        let names = [font.face.postScriptName] + fallback
        let description = pango_font_description_new()
        pango_font_description_set_family(description, names.joined(separator: ","))
        pango_font_description_set_absolute_size(
            description, Double(font.pointSize) * Double(PANGO_SCALE))
        return description
    }
}
