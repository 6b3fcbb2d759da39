import CoreGraphics
import Foundation

/// The symbols' drawings as text, with one file per family.
///
/// A row is `name width height: part; part`, with the image's size in hundredths of an em, or
/// `name: part; part` if the size follows from the drawing. The sizes of chevron.right,
/// chevron.compact.down, person, circle, play.fill, square.and.arrow.up, square.and.pencil, video,
/// calendar, trash, arrow.uturn.backward, seal, and line.3.horizontal are from frames in documents
/// and from published descriptions. Other symbols have the proportions that documents store, if
/// any. A part is a role (see `SymbolGlyph.Role`) and a path (see `SymbolPath`), or the parts of
/// another row: `= name` with `mirror`, `@degrees`, or `x y factor`.
enum SymbolRows {
    struct Row {
        var size: CGSize?
        var parts: Substring
    }

    /// The rows by the symbols' names.
    static let all: [Substring: Row] = {
        var rows: [Substring: Row] = [:]
        let families = [arrows, marks, things, communication, media, documents, nature]
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
            if role == "=" {
                guard let other = tokens.dropFirst().first,
                    let named = self.glyph(other, depth: depth + 1)
                else { continue }
                let transform = transform(tokens.dropFirst(2))
                if row.parts.split(separator: ";").count == 1, glyph.size == nil {
                    glyph.size = named.size
                }
                glyph.parts += named.parts.map { ($0.role, $0.path.applying(transform)) }
            } else if let role = SymbolGlyph.Role(rawValue: role) {
                glyph.parts.append((role, SymbolPath.parse(tokens.dropFirst())))
            }
        }
        return glyph
    }

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
