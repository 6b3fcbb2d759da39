import ImageComparison
import Testing

@Suite struct NamedRectangleTests {
    private let views = [
        NamedRectangle("screen", PixelRect(x: 0, y: 0, width: 400, height: 800)),
        NamedRectangle("row", PixelRect(x: 0, y: 100, width: 400, height: 50)),
        NamedRectangle("title", PixelRect(x: 20, y: 110, width: 100, height: 30)),
        NamedRectangle("label", PixelRect(x: 20, y: 110, width: 100, height: 30)),
    ]

    private func name(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String? {
        DifferenceBox(rect: PixelRect(x: x, y: y, width: width, height: height), count: 1)
            .match(among: views)?.name
    }

    @Test func theSmallestRectangleThatContainsTheBox() {
        #expect(name(30, 115, 10, 10) == "label")
        #expect(name(18, 109, 103, 32) == "label")
        #expect(name(15, 115, 50, 10) == "row")
        #expect(name(200, 300, 50, 10) == "screen")
    }

    @Test func otherwiseTheOneWithMostOfIt() {
        #expect(name(390, 120, 40, 10) == "row")
        #expect(name(500, 120, 40, 10) == nil)
    }
}
