import CPango
import ContactSheetDiagnostics
import CoreGraphics
import Synchronization

/// A free icon font, whose glyphs are drawings of symbols: Material Design Icons.
///
/// It isn't in fontconfig's configuration, so that no text uses its glyphs.
public enum IconFont {
    static let fileName = "materialdesignicons-webfont.ttf"
    /// The Debian package that contains the file.
    static let package = "fonts-materialdesignicons-webfont"

    /// The font's face, or `nil` if the file isn't installed.
    public static let face: FontFace? = FontCatalog.shared.iconFontPath.map {
        FontFace(path: $0, postScriptName: "materialdesignicons")
    }

    /// The diagnostic for a missing file, or `nil` if it is installed.
    public static let diagnostic: Diagnostic? =
        face == nil ? FontIssue.missingIcons.diagnostic : nil

    /// Returns the outline of a glyph in ems, or `nil` if the font or the glyph is missing. The
    /// origin is in the middle of the em square, and y increases downward. The font's drawings fill
    /// 20 of 24 parts of the square.
    public static func outline(of name: String) -> Path? {
        outlines.withLock { known in
            if let path = known[name] { return path }
            let path = file?.outline(of: name)
            known[name] = path
            return path
        }
    }

    private static let outlines = Mutex<[String: Path]>([:])
    private static let file: IconFontFile? = face.flatMap { IconFontFile(path: $0.path) }
}

/// A font file that is open for reading outlines.
///
/// It is only read inside of `IconFont`'s lock, because FreeType's faces aren't thread-safe.
final class IconFontFile: @unchecked Sendable {
    private let library: FT_Library
    private let face: FT_Face

    /// Opens the file, or returns `nil` if it isn't a font whose glyphs have names.
    init?(path: String) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        var face: FT_Face?
        guard FT_New_Face(library, path, 0, &face) == 0, let face,
            face.pointee.face_flags & Int(FT_FACE_FLAG_GLYPH_NAMES) != 0,
            face.pointee.units_per_EM > 0
        else {
            FT_Done_FreeType(library)
            return nil
        }
        self.library = library
        self.face = face
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }

    /// Returns a glyph's outline in ems around the middle of the em square.
    func outline(of name: String) -> Path? {
        var text = Array(name.utf8CString)
        let index = FT_Get_Name_Index(face, &text)
        guard index > 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
            return nil
        }
        let pen = OutlinePen()
        var callbacks = FT_Outline_Funcs()
        callbacks.move_to = { to, pen in
            OutlinePen.of(pen).move(to)
            return 0
        }
        callbacks.line_to = { to, pen in
            OutlinePen.of(pen).line(to)
            return 0
        }
        callbacks.conic_to = { control, to, pen in
            OutlinePen.of(pen).curve(control, to)
            return 0
        }
        callbacks.cubic_to = { first, second, to, pen in
            OutlinePen.of(pen).curve(first, second, to)
            return 0
        }
        let failed = withExtendedLifetime(pen) {
            FT_Outline_Decompose(
                &face.pointee.glyph.pointee.outline, &callbacks,
                Unmanaged.passUnretained(pen).toOpaque()) != 0
        }
        guard !failed else { return nil }
        pen.path.closeSubpath()
        let em = CGFloat(face.pointee.units_per_EM)
        let middle = (CGFloat(face.pointee.ascender) + CGFloat(face.pointee.descender)) / 2
        return pen.path.applying(
            CGAffineTransform(
                a: 1 / em, b: 0, c: 0, d: -1 / em, tx: -0.5, ty: middle / em))
    }
}

/// Collects the path that FreeType reports, in the font's units.
private final class OutlinePen {
    var path = Path()

    static func of(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen {
        Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
    }

    func move(_ to: UnsafePointer<FT_Vector>?) {
        path.closeSubpath()
        path.move(to: point(to))
    }

    func line(_ to: UnsafePointer<FT_Vector>?) { path.addLine(to: point(to)) }

    func curve(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        path.addQuadCurve(to: point(to), control: point(control))
    }

    func curve(
        _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
        _ to: UnsafePointer<FT_Vector>?
    ) {
        path.addCurve(to: point(to), control1: point(first), control2: point(second))
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        return CGPoint(x: vector.pointee.x, y: vector.pointee.y)
    }
}
