import CPango
import CoreGraphics
import Foundation

/// Reads the faces of a font file.
enum FontFile {
    /// A file that provides no font.
    struct ReadError: Error {}

    /// Returns the faces of a file in their order. A collection has several. Of a variable font, only
    /// the default instance is a face.
    static func fonts(at path: String) throws(ReadError) -> [RegisteredFont] {
        guard let set = FcFontSetCreate() else { throw ReadError() }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
        let patterns = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
            .compactMap { $0 }
        let isVariable = patterns.contains { FontFace(pattern: $0) == nil }
        let fonts = patterns.compactMap { font($0, isVariable: isVariable) }
        if fonts.isEmpty { throw ReadError() }
        return fonts.sorted { $0.face.index < $1.face.index }
    }

    private static func font(_ pattern: OpaquePointer, isVariable: Bool) -> RegisteredFont? {
        guard let face = FontFace(pattern: pattern), !face.postScriptName.isEmpty,
            let metrics = metrics(of: face)
        else { return nil }
        let family = string(FC_FAMILY, of: pattern) ?? face.postScriptName
        var slant: Int32 = 0
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        return RegisteredFont(
            face: face, fullName: string(FC_FULLNAME, of: pattern) ?? family, familyName: family,
            weight: weight(of: pattern), isItalic: slant > 0, metrics: metrics,
            isVariable: isVariable)
    }

    private static func string(_ name: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        let result = FcPatternGetString(pattern, name, 0, &value)
        return result == FcResultMatch ? value.map { String(cString: $0) } : nil
    }

    private static func weight(of pattern: OpaquePointer) -> FontWeight {
        var weight = 80.0
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        let hundreds = (FcWeightToOpenTypeDouble(weight) / 100).rounded()
        return FontWeight(rawValue: Int(saturating: min(9, max(1, hundreds))) * 100) ?? .regular
    }
}

// MARK: - Metrics

extension FontFile {
    /// Returns the line metrics of the table `hhea`, which Core Text uses, and the heights of
    /// `OS/2`.
    private static func metrics(of face: FontFace) -> EmMetrics? {
        var library: FT_Library?
        var opened: FT_Face?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        guard FT_New_Face(library, face.path, face.index, &opened) == 0, let opened,
            opened.pointee.units_per_EM > 0
        else { return nil }
        defer { FT_Done_Face(opened) }
        let em = Double(opened.pointee.units_per_EM)
        let line = line(of: opened)
        let heights = heights(of: opened)
        return EmMetrics(
            per: em, line.ascent, line.descent, gap: line.gap,
            cap: heights.cap > 0 ? heights.cap : 0.7 * em,
            x: heights.x > 0 ? heights.x : 0.5 * em)
    }

    private static func line(
        of face: FT_Face
    ) -> (ascent: Double, descent: Double, gap: Double) {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) else {
            return (Double(face.pointee.ascender), -Double(face.pointee.descender), 0)
        }
        let hhea = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
        return (Double(hhea.Ascender), -Double(hhea.Descender), Double(hhea.Line_Gap))
    }

    /// Returns the heights in `OS/2`; zero if the table is missing or older than version 2.
    private static func heights(of face: FT_Face) -> (cap: Double, x: Double) {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return (0, 0) }
        let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
        guard os2.version >= 2, os2.version != 0xFFFF else { return (0, 0) }
        return (Double(os2.sCapHeight), Double(os2.sxHeight))
    }
}
