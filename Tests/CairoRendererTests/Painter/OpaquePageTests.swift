import CairoRenderer
import CoreGraphics
import Testing

/// Source: PNG color type 2 has no alpha and type 6 has, however it was determined that a page is
/// opaque.
@Suite struct OpaquePageTests {
    private static let cover = DisplayItem.rect(0, 0, 4, 4, .white)
    private static let hole = Group(blendMode: .clear, items: [.rect(1, 1, 1, 1, .red)])

    private static let opaque: [[DisplayItem]] = [
        [cover, .rect(0, 0, 2, 2, RGBA(1, 0, 0, 0.5))],
        [.group(Group(items: [cover]))],
        [.rect(0, 0, 4, 2, .white), .rect(0, 2, 4, 2, .red)],
    ]
    private static let translucent: [[DisplayItem]] = [
        [], [.rect(0, 0, 4, 3.5, .white)], [.rect(0, 0, 4, 4, RGBA(1, 1, 1, 0.5))],
        [.group(Group(opacity: 0.5, items: [cover]))], [cover, .group(hole)],
    ]

    @Test(arguments: opaque) func opaquePagesHaveNoAlpha(_ items: [DisplayItem]) throws {
        #expect(try colorType(items) == 2)
    }

    @Test(arguments: translucent) func translucentPagesHaveAlpha(_ items: [DisplayItem]) throws {
        #expect(try colorType(items) == 6)
    }

    private func colorType(_ items: [DisplayItem]) throws -> UInt8 {
        let list = DisplayList(size: CGSize(width: 4, height: 4), items: items)
        return try CairoRenderer.png(list, scale: 1)[25]
    }
}
