import CairoRenderer
import CoreGraphics
import Testing

/// Source: the compositing formulas of the PDF and W3C compositing specifications.
@Suite struct GroupTests {
    @Test func clipCutsItems() throws {
        let clip = Clip(Path(rect: CGRect(x: 1, y: 0, width: 2, height: 1)))
        let group = Group(clip: clip, items: [.rect(0, 0, 4, 2, .blue)])
        #expect(try PixelString.of(4, 2, .group(group)) == "_BB_\n____")
    }

    @Test func clipsEndWithTheirGroup() throws {
        let clip = Clip(Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        let group = Group(clip: clip, items: [.rect(0, 0, 3, 1, .blue)])
        #expect(try PixelString.of(3, 1, .group(group), .rect(2, 0, 1, 1, .red)) == "B_R")
    }

    @Test func positiveAnglesAreClockwise() throws {
        let turn = CGAffineTransform(translationX: 3, y: 0).rotated(by: .pi / 2)
        let group = Group(
            transform: turn, items: [.rect(0, 0, 1, 1, .red), .rect(1, 0, 1, 1, .blue)])
        #expect(try PixelString.of(3, 3, .group(group)) == "__R\n__B\n___")
    }

    @Test func opacityAppliesToTheGroupAsOne() throws {
        let group = Group(opacity: 0.5, items: [.rect(0, 0, 2, 1, .red), .rect(1, 0, 2, 1, .blue)])
        let bitmap = try bitmap(3, [.group(group)])
        #expect((0..<3).map { bitmap.color($0, 0) } == [0xFF00_0080, 0x0000_FF80, 0x0000_FF80])
    }

    @Test func opacityOfASingleItem() throws {
        let item = DisplayItem.rect(0, 0, 1, 1, RGBA(0, 0, 1, 0.5))
        let bare = try bitmap(1, [.group(Group(opacity: 0.5, items: [item]))])
        let empty = DisplayItem.group(Group())
        let layer = try bitmap(1, [.group(Group(opacity: 0.5, items: [item, empty]))])
        #expect(abs(Int(bare.color(0, 0) & 255) - Int(layer.color(0, 0) & 255)) <= 1)
        #expect(bare.color(0, 0) & 255 == 64)
    }

    @Test(arguments: [
        (CGBlendMode.multiply, "RKY"), (.screen, "YWY"), (.darken, "RKY"), (.lighten, "YWY"),
        (.plusLighter, "YWY"), (.difference, "GW_"), (.copy, "RBR"), (.clear, "___"),
        (.destinationOver, "YYY"), (.destinationOut, "___"), (.sourceIn, "RBR"),
    ])
    func blendsWithYellow(_ mode: CGBlendMode, _ expected: String) throws {
        // Red, blue, and, except for difference, red again over an opaque yellow page.
        let expected = mode == .difference ? "GWG" : expected
        let third: RGBA = mode == .multiply || mode == .darken ? RGBA(1, 1, 0) : .red
        let source: [DisplayItem] = [
            .rect(0, 0, 1, 1, .red), .rect(1, 0, 1, 1, .blue), .rect(2, 0, 1, 1, third),
        ]
        let page = DisplayItem.rect(0, 0, 3, 1, RGBA(1, 1, 0))
        #expect(
            try PixelString.of(3, 1, page, .group(Group(blendMode: mode, items: source)))
                == expected)
        let alone = source.map { DisplayItem.group(Group(blendMode: mode, items: [$0])) }
        let list = DisplayList(size: CGSize(width: 3, height: 1), items: [page] + alone)
        #expect(try PixelString.of(list) == expected)
    }

    @Test(arguments: (0...27).compactMap { CGBlendMode(rawValue: $0) })
    func blendModesAffectOnlyTheFilledArea(_ mode: CGBlendMode) throws {
        let group = Group(blendMode: mode, items: [.rect(1, 0, 1, 1, .red)])
        let row = try PixelString.of(3, 1, .rect(0, 0, 3, 1, .blue), .group(group))
        #expect(row.first == "B" && row.last == "B")
    }

    @Test func singularTransformsPaintNothing() throws {
        let flat = Group(
            transform: CGAffineTransform(scaleX: 0, y: 1), items: [.rect(0, 0, 2, 1, .red)])
        #expect(try PixelString.of(2, 1, .group(flat), .rect(1, 0, 1, 1, .blue)) == "_B")
    }

    private func bitmap(_ width: Int, _ items: [DisplayItem]) throws -> Bitmap {
        try CairoRenderer.bitmap(
            DisplayList(size: CGSize(width: width, height: 1), items: items), scale: 1)
    }
}
