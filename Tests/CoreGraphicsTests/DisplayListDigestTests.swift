import ContactSheetDiagnostics
import Foundation
import Testing

@testable import CoreGraphics

/// Source: Documentation/Snapshots.md 2.
struct DisplayListDigestTests {
    private func digest(_ list: DisplayList) -> String {
        var hash = StableHash()
        hash.add(list)
        return hash.digits
    }

    private static let square = Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    private static let stops = GradientStops([.init(location: 0.5, color: .white)])

    private static func run() -> GlyphRun {
        GlyphRun(
            face: FontFace(path: "/a.otf", postScriptName: "A"), size: 17,
            glyphs: [.init(index: 3, position: CGPoint(x: 1, y: 2))], color: .black, text: "a",
            outline: GlyphOutline(width: 1, color: .black, isFilled: true))
    }

    private static func image(side: CGFloat = 2) -> CGImage {
        CGImage(drawing: DisplayList(size: CGSize(width: side, height: 2)), scale: 1)!
    }

    private static let fill = Fill(path: square, paint: .color(.black))
    private static let stroke = Stroke(path: square, style: StrokeStyle(), paint: .color(.black))
    private static let placed = PlacedImage(image: image(), rect: .zero, tint: .black)
    private static let group = Group(
        clip: Clip(square), mask: [.fill(fill)],
        shadow: Shadow(offset: .zero, standardDeviation: 1, color: .black, path: square),
        items: [.fill(fill)])
    private static let backdrop = Backdrop(path: square, standardDeviation: 3)

    /// Pages that differ from one another in one property each.
    private static var pages: [DisplayList] {
        func changed<Value>(
            _ value: Value, _ item: (Value) -> DisplayItem, _ changes: [(inout Value) -> Void]
        ) -> [[DisplayItem]] {
            [[item(value)]]
                + changes.map { change in
                    var copy = value
                    change(&copy)
                    return [item(copy)]
                }
        }
        let lists =
            [[]]
            + changed(
                fill, DisplayItem.fill,
                [
                    { $0.path = Path() }, { $0.rule = .evenOdd }, { $0.paint = .color(.white) },
                ])
            + changed(
                stroke, DisplayItem.stroke,
                [
                    { $0.path = Path() }, { $0.paint = .color(.white) }, { $0.style.lineWidth = 2 },
                    { $0.style.cap = .round }, { $0.style.join = .round },
                    { $0.style.miterLimit = 3 }, { $0.style.dashPhase = 4 },
                    { $0.style.dashLengths = [1] }, { $0.style.dashLengths = [2] },
                ])
            + changed(
                run(), DisplayItem.glyphs,
                [
                    { $0.face = FontFace(path: "/a.otf", postScriptName: "B") },
                    { $0.face = FontFace(path: "/a.otf", index: 1, postScriptName: "A") },
                    { $0.size = 18 }, { $0.color = .white }, { $0.isSilhouette = true },
                    { $0.glyphs = [] }, { $0.glyphs[0].index = 4 },
                    { $0.glyphs[0].position.x = 5 }, { $0.glyphs[0].position.y = 5 },
                    { $0.glyphs[0].widthScale = 2 }, { $0.outline = nil },
                    { $0.outline?.width = 2 }, { $0.outline?.color = .white },
                    { $0.outline?.isFilled = false },
                ])
            + changed(
                placed, DisplayItem.image,
                [
                    { $0.image = image(side: 3) }, { $0.rect.origin.x = 1 },
                    { $0.rect.origin.y = 1 },
                    { $0.rect.size.width = 1 }, { $0.rect.size.height = 1 },
                    { $0.interpolates = false }, { $0.opacity = 0.5 }, { $0.tint = nil },
                    { $0.tint = .white },
                ])
            + changed(
                group, DisplayItem.group,
                [
                    { $0.transform.a = 2 }, { $0.transform.b = 2 }, { $0.transform.c = 2 },
                    { $0.transform.d = 2 }, { $0.transform.tx = 2 }, { $0.transform.ty = 2 },
                    { $0.clip = nil }, { $0.clip?.rule = .evenOdd }, { $0.clip?.path = Path() },
                    { $0.mask = nil }, { $0.mask = [] }, { $0.opacity = 0.5 },
                    { $0.blendMode = .multiply }, { $0.shadow = nil },
                    { $0.shadow?.offset.width = 1 }, { $0.shadow?.offset.height = 1 },
                    { $0.shadow?.standardDeviation = 2 }, { $0.shadow?.color = .white },
                    { $0.shadow?.path = nil }, { $0.isIsolated = true }, { $0.items = [] },
                ])
            + changed(
                backdrop, DisplayItem.backdrop,
                [
                    { $0.path = Path() }, { $0.standardDeviation = 4 }, { $0.saturation = 2 },
                ])
        return lists.map { DisplayList(size: CGSize(width: 10, height: 20), items: $0) } + [
            DisplayList(size: CGSize(width: 20, height: 10))
        ]
    }

    private static var paints: [Paint] {
        let (a, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
        var (before, after, moved) = (stops, stops, stops)
        before.drawsBeforeStart = false
        after.drawsAfterEnd = false
        moved.stops[0].location = 0.6
        let circles = [a, b].map { Paint.Circle(center: $0, radius: 1) }
        return [
            .color(RGBA(1, 0, 0)), .color(RGBA(0, 1, 0)), .color(RGBA(0, 0, 1)),
            .color(RGBA(1, 0, 0, 0.5)), .linearGradient(stops, start: a, end: b),
            .linearGradient(stops, start: b, end: a), .linearGradient(before, start: a, end: b),
            .linearGradient(after, start: a, end: b), .linearGradient(moved, start: a, end: b),
            .radialGradient(stops, from: circles[0], to: circles[1]),
            .radialGradient(stops, from: circles[1], to: circles[0]),
            .radialGradient(stops, from: circles[0], to: .init(center: b, radius: 2)),
            .conicGradient(stops, center: a, angle: 1), .conicGradient(stops, center: b, angle: 1),
            .conicGradient(stops, center: a, angle: 2),
        ]
    }

    @Test func everyPropertyCounts() {
        let pages = Self.pages
        #expect(Set(pages.map(digest)).count == pages.count)
        let paints = Self.paints.map {
            DisplayList(size: .zero, items: [.fill(Fill(path: Path(), paint: $0))])
        }
        #expect(Set(paints.map(digest)).count == paints.count)
    }

    /// A new property requires a line in the digest, and one in the test above.
    @Test func noPropertyIsForgotten() {
        func properties(_ value: Any) -> [String] {
            Mirror(reflecting: value).children.compactMap(\.label)
        }
        #expect(properties(DisplayList(size: .zero)) == ["size", "items"])
        #expect(properties(Self.fill) == ["path", "rule", "paint"])
        #expect(properties(Self.stroke) == ["path", "style", "paint"])
        #expect(
            properties(Self.stroke.style) == [
                "lineWidth", "cap", "join", "miterLimit", "dashPhase", "dashLengths",
            ])
        #expect(
            properties(Self.run()) == [
                "face", "size", "glyphs", "color", "text", "outline", "isSilhouette",
            ])
        #expect(properties(Self.run().glyphs[0]) == ["index", "position", "widthScale"])
        #expect(properties(Self.run().outline!) == ["width", "color", "isFilled"])
        #expect(
            properties(Self.placed) == ["image", "rect", "interpolates", "opacity", "tint"])
        #expect(
            properties(Self.group) == [
                "transform", "clip", "mask", "opacity", "blendMode", "shadow", "isIsolated",
                "items",
            ])
        #expect(properties(Self.group.clip!) == ["path", "rule"])
        #expect(
            properties(Self.group.shadow!) == ["offset", "standardDeviation", "color", "path"])
        #expect(properties(Self.backdrop) == ["path", "standardDeviation", "saturation"])
        #expect(properties(Self.stops) == ["stops", "drawsBeforeStart", "drawsAfterEnd"])
        #expect(properties(Self.stops.stops[0]) == ["location", "color"])
        #expect(properties(Self.square) == ["elements"])
    }

    /// The files of a font have other paths on other machines, and painters ignore texts.
    @Test func whatIsNotPaintedDoesNotCount() {
        var other = Self.run()
        other.face = FontFace(path: "/b.otf", postScriptName: "A")
        other.text = "b"
        let lists = [Self.run(), other].map { DisplayList(size: .zero, items: [.glyphs($0)]) }
        #expect(digest(lists[0]) == digest(lists[1]))
    }

    /// The digest is the same in every process, which a seeded hash isn't.
    @Test func theDigestIsStable() {
        #expect(digest(DisplayList(size: .zero)) == "ad30987e57c12087")
        #expect(
            digest(DisplayList(size: .zero, items: [.fill(Self.fill), .image(Self.placed)]))
                == "589cc0460615268d")
    }
}
