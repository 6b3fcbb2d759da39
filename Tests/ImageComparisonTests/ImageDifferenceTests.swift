import ImageComparison
import Testing

/// Source: the definition of the metric, computed for each pixel by itself.
@Suite struct ImageDifferenceTests {
    @Test func equalImagesAreTheSame() {
        let image = TestImage("..#", "#+.")
        let difference = image.difference(from: image)
        #expect(difference.isSame && difference.passes)
        #expect(difference.mask == nil && difference.box == nil)
    }

    @Test func oneChannelOfOnePixelIsADifference() {
        let old = TestImage(width: 37, height: 5) { _, _ in 0xFF12_3456 }
        for (x, y) in [(0, 0), (15, 1), (16, 2), (31, 3), (36, 4)] {
            for bit in [0, 8, 16, 24] {
                var new = old
                new[x, y] ^= 1 << bit
                let difference = new.difference(from: old)
                #expect(difference.places == [[x, y]])
                #expect(difference.box == PixelRect(x: x, y: y, width: 1, height: 1))
                #expect((difference.count, difference.greatest) == (1, 1))
            }
        }
    }

    /// Source: the same rules, written for one pixel.
    @Test(arguments: [(0, 0), (3, 3), (8, 1), (255, 0), (200, 100)])
    func randomImages(edges: Int, areas: Int) {
        var random = SeededGenerator(state: UInt64(edges))
        let colors: [UInt32] = [0xFF00_0000, 0xFF01_0100, 0xFF08_0008, 0xFF02_0301, 0x8040_2010]
        for width in [1, 15, 16, 17, 40] {
            let old = TestImage(width: width, height: 70, colors: colors, &random)
            var new = old
            for _ in 0..<30 {
                new.pixels[Int.random(in: new.pixels.indices, using: &random)] =
                    colors.randomElement(using: &random) ?? 0
            }
            let difference = new.difference(
                from: old, ComparisonSettings(metric: .channels(edges: edges, areas: areas)))
            let expected = NaiveDifference(old, new, edges: edges, areas: areas)
            #expect(difference.places == expected.places)
            #expect(difference.count == expected.places.count)
            #expect(difference.greatest == Double(expected.greatest))
            #expect(difference.tolerated == Double(expected.tolerated))
        }
    }

    @Test func ignoredRectanglesAreNotCompared() {
        let old = TestImage(width: 20, height: 6) { _, _ in 0xFFFF_FFFF }
        let new = TestImage(width: 20, height: 6) { _, _ in 0xFF00_0000 }
        let rects = [
            PixelRect(x: 0, y: 0, width: 20, height: 5),
            PixelRect(x: 3, y: 5, width: 99, height: 99),
        ]
        for metric in [ComparisonSettings.Metric.exact, .perceptual(threshold: 0.1)] {
            let difference = new.difference(
                from: old, ComparisonSettings(metric: metric, ignored: rects))
            #expect(difference.places == [[0, 5], [1, 5], [2, 5]])
        }
    }

    @Test func asManyPixelsAsTheLimitMayDiffer() {
        let old = TestImage("..........", "..........")
        let new = TestImage("###.......", "..........")
        let limits: [(PixelLimit, Bool)] = [
            (.count(2), false), (.count(3), true), (.percent(14.9), false), (.percent(15), true),
        ]
        for (limit, passes) in limits {
            let difference = new.difference(from: old, ComparisonSettings(limit: limit))
            #expect(difference.passes == passes)
            #expect(!difference.isSame && difference.count == 3)
        }
    }

    @Test func otherSizesAreNeverTheSame() {
        let old = TestImage("..#", "#+.")
        let new = TestImage("..#.", "#+..")
        let difference = new.difference(from: old, ComparisonSettings(limit: .percent(100)))
        #expect(!difference.isSame && !difference.passes && difference.count == 0)
        #expect(difference.comparedSize == ImageSize(width: 3, height: 2))
        #expect(difference.additionalRows == nil)
    }

    @Test func additionalRowsAreFound() {
        let old = TestImage("...", "#..", "..+")
        #expect(
            TestImage("...", "#..", "+++", "rrr", "..+").difference(from: old).additionalRows
                == 2..<4)
        #expect(old.difference(from: TestImage("#..", "..+")).additionalRows == 0..<1)
        #expect(TestImage("...", "#..", "+++", "..r").difference(from: old).additionalRows == nil)
    }
}

/// The difference of channels, by a loop over all pixels.
private struct NaiveDifference {
    var places: [[Int]] = []
    var greatest = 0
    var tolerated = 0

    init(_ old: TestImage, _ new: TestImage, edges: Int, areas: Int) {
        for y in 0..<old.size.height {
            for x in 0..<old.size.width {
                let difference =
                    zip(old.channels(x, y), new.channels(x, y)).map { abs($0 - $1) }.max() ?? 0
                let isFlat = Self.isFlat(old, x, y) && Self.isFlat(new, x, y)
                if difference > (isFlat ? areas : edges) {
                    places.append([x, y])
                    greatest = max(greatest, difference)
                } else {
                    tolerated = max(tolerated, difference)
                }
            }
        }
    }

    private static func isFlat(_ image: TestImage, _ x: Int, _ y: Int) -> Bool {
        [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].allSatisfy { u, v in
            guard (0..<image.size.width).contains(u), (0..<image.size.height).contains(v) else {
                return true
            }
            return image[u, v] == image[x, y]
        }
    }
}
