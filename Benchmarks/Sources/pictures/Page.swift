import CPictures
import CoreGraphics

/// A display list with twenty rounded rows, each with two lines of text.
enum Page {
    static let size = CGSize(width: 393, height: 852)

    static func list() -> DisplayList {
        let gray = RGBA(0.5, 0.5, 0.5)
        let page = Path(rect: CGRect(origin: .zero, size: size))
        var items = [DisplayItem.fill(Fill(path: page, paint: .color(RGBA(0.95, 0.95, 0.97))))]
        for row in 0..<Int32(row_count) {
            let y = 6 + Double(row) * 42
            let box = CGRect(x: 16, y: y, width: size.width - 32, height: 38)
            items.append(.fill(Fill(path: rounded(box, 10), paint: .color(.white))))
            items.append(.glyphs(run(row_title(row), 17, y + 17, .black)))
            items.append(.glyphs(run(row_detail(row), 13, y + 32, gray)))
        }
        return DisplayList(size: size, items: items)
    }

    private static func run(
        _ text: UnsafePointer<CChar>?, _ size: Double, _ baseline: Double, _ color: RGBA
    ) -> GlyphRun {
        var shaped = [shaped_glyph](repeating: shaped_glyph(), count: 256)
        var file = [CChar](repeating: 0, count: 1024)
        let count = shape(text, size, &shaped, shaped.count, &file, file.count)
        let path = String(decoding: file.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        return GlyphRun(
            face: FontFace(path: path, postScriptName: "Inter-Regular"), size: size,
            glyphs: shaped.prefix(count).map {
                GlyphRun.Glyph(index: $0.index, position: CGPoint(x: 32 + $0.x, y: baseline))
            },
            color: color)
    }

    private static func rounded(_ r: CGRect, _ radius: Double) -> Path {
        let k = radius * (1 - 0.552284749831)
        func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        let (l, t, e, b) = (r.minX, r.minY, r.maxX, r.maxY)
        return Path([
            .move(p(l + radius, t)), .line(p(e - radius, t)),
            .curve(p(e, t + radius), control1: p(e - k, t), control2: p(e, t + k)),
            .line(p(e, b - radius)),
            .curve(p(e - radius, b), control1: p(e, b - k), control2: p(e - k, b)),
            .line(p(l + radius, b)),
            .curve(p(l, b - radius), control1: p(l + k, b), control2: p(l, b - k)),
            .line(p(l, t + radius)),
            .curve(p(l + radius, t), control1: p(l, t + k), control2: p(l + k, t)), .close,
        ])
    }
}
