import CairoRenderer
import CoreGraphics
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: the information that explains a failure if the view trees are equal.
@Suite struct DrawingDifferenceTests {
    private func image(_ items: DisplayItem...) throws -> Data {
        Data(
            try CairoRenderer.svg(
                DisplayList(size: CGSize(width: 20, height: 20), items: items), metadata: "a"))
    }

    private func fill(_ color: RGBA, x: CGFloat = 0) -> DisplayItem {
        .fill(
            Fill(
                path: Path(rect: CGRect(x: x, y: 0, width: 5, height: 5)), paint: .color(color)))
    }

    private let red = RGBA(1, 0, 0)
    private let blue = RGBA(0, 0, 1)

    @Test func equalItems() throws {
        let page = try image(fill(red))
        #expect(DrawingDifference(page, page) == nil)
        #expect(DrawingDifference(page, Data("<svg".utf8)) == nil)
    }

    @Test func colors() throws {
        let difference = DrawingDifference(
            try image(fill(red), fill(red, x: 5)), try image(fill(red), fill(blue, x: 5)))
        #expect(difference?.text == "a fill changed from #ff0000 to #0000ff")
        #expect(difference?.isOneItem == true)
    }

    @Test func shapes() throws {
        let difference = DrawingDifference(
            try image(fill(red), fill(blue)), try image(fill(red), fill(blue, x: 1)))
        #expect(difference?.text == "the shape or position of a fill in #0000ff changed")
    }

    @Test func severalItems() throws {
        let difference = DrawingDifference(
            try image(fill(red)), try image(fill(red), fill(blue), fill(red, x: 7)))
        #expect(
            difference?.text == "2 of 3 drawn items differ, beginning with a fill in #0000ff")
        #expect(difference?.isOneItem == false)
    }
}
