import CairoRenderer
import CoreGraphics
import Foundation

/// A page with every kind of item.
enum Everything {
    static let face = FontFace(
        path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", postScriptName: "Inter-Regular")

    /// Returns a page. Pages of different seeds differ in positions, colors, and glyphs; every
    /// tenth one blends, and in SVG it is one image.
    static func page(seed: Int = 0) -> DisplayList {
        let shift = Double(seed % 7)
        let tone = Double(seed % 11) / 22
        var items: [DisplayItem] = [.rect(0, 0, 393, 520, RGBA(0.95, 0.95, 0.97))]
        items += fills(tone)
        items += strokes()
        items += [text(20 + shift, 110, 17, seed), text(20, 130, 13, seed + 5)]
        items += images()
        items += groups(shift)
        if seed % 10 == 0 { items.append(blend) }
        items += shadows(shift)
        items.append(
            .backdrop(
                Backdrop(
                    path: roundedRect(CGRect(x: 20, y: 60, width: 200, height: 120), 20),
                    standardDeviation: 10, saturation: 1.8)))
        return DisplayList(size: CGSize(width: 393, height: 520), items: items)
    }

    static func roundedRect(_ r: CGRect, _ radius: Double) -> Path {
        let k = radius * 0.4477
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

    static func text(
        _ x: Double, _ y: Double, _ size: Double, _ seed: Int, color: RGBA = .black
    ) -> DisplayItem {
        let glyphs = (0..<20).map { i in
            GlyphRun.Glyph(
                index: UInt32(20 + (seed * 3 + i * 7) % 200),
                position: CGPoint(x: x + Double(i) * size * 0.7, y: y))
        }
        return .glyphs(GlyphRun(face: face, size: size, glyphs: glyphs, color: color))
    }

    private static func fills(_ tone: Double) -> [DisplayItem] {
        let stops = [
            GradientStops.Stop(location: 0, color: .red),
            GradientStops.Stop(location: 0.5, color: RGBA(1, 1, tone)),
            GradientStops.Stop(location: 1, color: .blue),
        ]
        let box = CGRect(x: 20, y: 20, width: 110, height: 60)
        let cut = GradientStops(stops, drawsBeforeStart: false, drawsAfterEnd: false)
        let linear = Paint.linearGradient(
            GradientStops(stops), start: CGPoint(x: 40, y: 0), end: CGPoint(x: 110, y: 30))
        let linearCut = Paint.linearGradient(
            cut, start: CGPoint(x: 170, y: 0), end: CGPoint(x: 220, y: 30))
        let center = CGPoint(x: 315, y: 50)
        let radial = Paint.radialGradient(
            cut, from: .init(center: center, radius: 8), to: .init(center: center, radius: 35))
        let offset = { (dx: Double) in Path(rect: box.offsetBy(dx: dx, dy: 0)) }
        return [
            .fill(Fill(path: roundedRect(box, 12), paint: linear)),
            .fill(Fill(path: offset(120), paint: linearCut)),
            .fill(Fill(path: offset(240), paint: radial)),
        ]
    }

    private static func strokes() -> [DisplayItem] {
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        return zip(caps, joins).enumerated().map { i, style in
            let x = 230 + Double(i) * 50
            let path = Path([
                .move(CGPoint(x: x, y: 125)), .line(CGPoint(x: x + 15, y: 100)),
                .line(CGPoint(x: x + 30, y: 125)),
            ])
            let stroke = StrokeStyle(
                lineWidth: 7, cap: style.0, join: style.1, dashLengths: i == 2 ? [8, 10] : [])
            return .stroke(Stroke(path: path, style: stroke, paint: .color(.blue)))
        }
    }

    static func checkers(_ side: Int, _ a: [UInt8], _ b: [UInt8]) -> CGImage? {
        var pixels: [UInt8] = []
        for y in 0..<side { for x in 0..<side { pixels += (x + y) % 2 == 0 ? a : b } }
        let bitmap = Bitmap(width: side, height: side, stride: side * 4, pixels: pixels)
        return bitmap.flatMap { CGImage(data: Data(PNGCoder.encode($0))) }
    }

    private static func images() -> [DisplayItem] {
        guard let image = checkers(4, [255, 0, 0, 255], [0, 0, 0, 0]),
            let broken = CGImage(data: image.data.prefix(40))
        else { return [] }
        func place(_ x: Double, _ image: CGImage) -> PlacedImage {
            PlacedImage(image: image, rect: CGRect(x: x, y: 150, width: 60, height: 60))
        }
        var nearest = place(92, image)
        nearest.interpolates = false
        var tinted = place(164, image)
        (tinted.tint, tinted.interpolates) = (.red, false)
        var faded = place(236, image)
        (faded.opacity, faded.interpolates) = (0.3, false)
        return [place(20, image), nearest, tinted, faded, place(308, broken)].map { .image($0) }
    }

    private static func groups(_ shift: Double) -> [DisplayItem] {
        let pair: [DisplayItem] = [.rect(0, 0, 40, 40, .red), .rect(20, 20, 40, 40, .blue)]
        func at(_ x: Double) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: 230 + shift)
        }
        let round = Clip(roundedRect(CGRect(x: 0, y: 0, width: 60, height: 60), 20))
        return [
            .group(Group(transform: at(20), opacity: 0.5, items: pair)),
            .group(Group(transform: at(92), clip: round, items: pair)),
            .group(Group(transform: at(164), clip: round, opacity: 0.5, items: pair)),
            .group(Group(transform: at(236).rotated(by: 0.3), items: pair)),
            .rect(308, 230, 60, 60, RGBA(0, 0.8, 0.8)),
        ]
    }

    private static let blend = DisplayItem.group(
        Group(
            transform: CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: 314, ty: 240),
            blendMode: .multiply,
            items: [.rect(0, 0, 40, 40, RGBA(1, 1, 0)), .rect(20, 20, 40, 40, .blue)]))

    private static func shadows(_ shift: Double) -> [DisplayItem] {
        let card = roundedRect(CGRect(x: 30, y: 320, width: 140, height: 60), 14)
        let shadow = Shadow(
            offset: CGSize(width: 0, height: 4), standardDeviation: 8, color: RGBA(0, 0, 0, 0.3),
            path: card)
        let drop = Shadow(
            offset: CGSize(width: 3, height: 3), standardDeviation: 1.5,
            color: RGBA(0.8, 0, 0, 0.8))
        let hard = Shadow(
            offset: CGSize(width: 6, height: 6), standardDeviation: 0, color: RGBA(0, 0.5, 0, 1))
        let white = Fill(path: card, paint: .color(.white))
        return [
            .group(Group(shadow: shadow, items: [.fill(white)])),
            .group(Group(shadow: drop, items: [text(200, 350, 24, 3)])),
            .group(Group(opacity: 0.5, shadow: hard, items: [.rect(220, 370, 40, 30, .blue)])),
            .group(Group(opacity: 0.5, items: [text(30, 420, 30, 9)])),
            .group(
                Group(
                    transform: CGAffineTransform(translationX: 300, y: 400).rotated(by: 0.5),
                    shadow: shadow.moved, items: [.rect(0, 0, 60, 40, .white)])),
        ]
    }
}

extension Shadow {
    fileprivate var moved: Shadow {
        Shadow(offset: offset, standardDeviation: 6, color: .black)
    }
}
