import CoreGraphics
import Foundation
import Typesetting

/// The symbols' drawings as text, with one file per family.
///
/// A row is `name width height: part; part`, with the image's size in hundredths of an em, or
/// `name: part; part` if the size follows from the drawing. The sizes of chevron.right,
/// chevron.compact.down, person, circle, play.fill, square.and.arrow.up, square.and.pencil, video,
/// calendar, trash, arrow.uturn.backward, seal, and line.3.horizontal are from frames in documents
/// and from published descriptions. Other symbols have the proportions that documents store, if
/// any. A part is a role (see `SymbolGlyph.Role`) and a path (see `SymbolPath`); the parts of
/// another row: `= name` with `mirror`, `@degrees`, or `x y factor`; or a glyph of the icon font,
/// with another one for the filled variant if it differs: `g bell-outline bell`, also with these
/// transforms. `h` is a glyph whose edge is drawn unless the symbol is filled. A digit after the
/// role is the layer, such as `s1`; 0 is the default. A digit after `=` is added to the layers of
/// the other row.
enum SymbolRows {
    struct Row {
        var size: CGSize?
        var parts: Substring
    }

    static let families = [
        arrows, marks, shapes, people, things, tools, communication, media, devices, documents,
        text, nature, transport, icons, sports, currencies,
        supplements,
    ]

    /// The rows by the symbols' names.
    static let all: [Substring: Row] = {
        var rows: [Substring: Row] = [:]
        for line in families.flatMap({ $0.split(separator: "\n") }) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].split(separator: " ")
            let numbers = head.dropFirst().compactMap { Double($0) }
            guard let name = head.first else { continue }
            let size =
                numbers.count == 2
                ? CGSize(width: numbers[0] / 100, height: numbers[1] / 100) : nil
            rows[name] = Row(size: size, parts: line[line.index(after: colon)...])
        }
        return rows
    }()

    /// Returns the row's parts, including those of the rows that it references.
    static func glyph(_ name: Substring, depth: Int = 0) -> SymbolGlyph? {
        guard depth < 8, let row = all[name] else { return nil }
        var glyph = SymbolGlyph(parts: [], size: row.size)
        for part in row.parts.split(separator: ";") {
            let tokens = part.split(separator: " ")
            guard let first = tokens.first, let role = first.first else { continue }
            let layer = first.last?.wholeNumberValue ?? 0
            if role == "=" {
                guard let other = tokens.dropFirst().first,
                    let named = self.glyph(other, depth: depth + 1)
                else { return nil }
                let transform = transform(tokens.dropFirst(2))
                if row.parts.split(separator: ";").count == 1, glyph.size == nil {
                    glyph.size = named.size
                }
                glyph.parts += named.parts.map { part in
                    var part = part.applying(transform)
                    part.layer += layer
                    return part
                }
            } else if let role = SymbolGlyph.Role(rawValue: role) {
                guard var part = self.part(role, tokens.dropFirst()) else { return nil }
                part.layer = layer
                glyph.parts.append(part)
            }
        }
        return glyph
    }

    /// Returns a part, or `nil` if it is a glyph and the icon font is missing.
    private static func part(
        _ role: SymbolGlyph.Role, _ tokens: ArraySlice<Substring>
    ) -> SymbolGlyph.Part? {
        guard role.isIcon else { return .init(role: role, path: SymbolPath.parse(tokens)) }
        let names = tokens.prefix { $0.first?.isLetter == true && $0 != "mirror" }
        let outlines = names.compactMap { IconFont.outline(of: String($0)) }
        guard let path = outlines.first, outlines.count == names.count else { return nil }
        let transform = CGAffineTransform(scaleX: iconScale, y: iconScale)
            .concatenating(transform(tokens.dropFirst(names.count)))
        return .init(
            role: role, path: path,
            filledPath: outlines.count > 1 ? outlines.last : nil
        ).applying(transform)
    }

    /// The size of the icon font's em square, whose drawings fill 20 of 24 parts, in ems of symbols:
    /// a disc has the diameter of `circle`.
    private static let iconScale: CGFloat = 1.2

    private static func transform(_ tokens: ArraySlice<Substring>) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        for token in tokens {
            if token == "mirror" {
                transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
            } else if token.first == "@", let degrees = Double(token.dropFirst()) {
                transform = transform.concatenating(
                    CGAffineTransform(rotationAngle: degrees * .pi / 180))
            }
        }
        let numbers = tokens.compactMap { Double($0) }
        guard numbers.count == 3 else { return transform }
        return transform.concatenating(CGAffineTransform(scaleX: numbers[2], y: numbers[2]))
            .concatenating(
                CGAffineTransform(translationX: numbers[0] / 100, y: numbers[1] / 100))
    }
}
