import ImageComparison
import Testing

/// Source: the definition of the boxes.
@Suite struct DifferenceMaskTests {
    private func difference(_ places: [PixelRect], width: Int = 200, height: Int = 150)
        -> ImageDifference
    {
        let old = TestImage(width: width, height: height) { _, _ in 0xFFFF_FFFF }
        var new = old
        for rect in places {
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width { new[x, y] = 0xFF00_0000 }
            }
        }
        return new.difference(from: old)
    }

    @Test func distantPixelsHaveTheirOwnTightBoxes() {
        let rects = [
            PixelRect(x: 3, y: 5, width: 10, height: 7),
            PixelRect(x: 120, y: 5, width: 1, height: 1),
            PixelRect(x: 60, y: 100, width: 33, height: 50),
        ]
        let boxes = difference(rects).boxes()
        #expect(boxes.map(\.rect) == rects)
        #expect(boxes.map(\.count) == [70, 1, 1650])
    }

    @Test func closePixelsShareABox() {
        let rects = [
            PixelRect(x: 10, y: 10, width: 4, height: 4),
            PixelRect(x: 25, y: 12, width: 4, height: 9),
        ]
        let boxes = difference(rects).boxes()
        #expect(
            boxes == [
                DifferenceBox(rect: PixelRect(x: 10, y: 10, width: 19, height: 11), count: 52)
            ])
    }

    @Test func thereAreFewBoxes() {
        let places = (0..<30).map {
            PixelRect(x: $0 % 6 * 33, y: $0 / 6 * 30, width: 2, height: 2)
        }
        let boxes = difference(places).boxes(limit: 5)
        #expect((1...5).contains(boxes.count))
        #expect(boxes.reduce(0) { $0 + $1.count } == 120)
    }

    /// The boxes contain all pixels, also in images that aren't a multiple of a tile wide.
    @Test func boxesContainAllPixels() {
        var random = SeededGenerator(state: 3)
        for width in [1, 16, 31, 77] {
            let places = (0..<5).map { _ in
                PixelRect(
                    x: Int.random(in: 0..<width, using: &random),
                    y: Int.random(in: 0..<90, using: &random), width: 1, height: 1)
            }
            let difference = difference(places, width: width, height: 90)
            let boxes = difference.boxes(distance: 1, limit: 100)
            #expect(boxes.reduce(0) { $0 + $1.count } == difference.count)
            for place in places {
                #expect(boxes.contains { $0.rect.intersection(place) != nil })
            }
            #expect(boxes.map(\.rect).reduce(boxes[0].rect) { $0.union($1) } == difference.box)
        }
    }
}
