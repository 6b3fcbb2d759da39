import ImageComparison
import Testing

/// Source: the definition: a comparison with the value passes, one with a smaller value doesn't.
@Suite struct ToleranceSweepTests {
    @Test(arguments: [PixelLimit.count(0), .count(40)], [true, false])
    func valuesAreTheSmallestThatPass(limit: PixelLimit, skipsAntialiasing: Bool) {
        var random = SeededGenerator(state: 11)
        let colors = (0..<40).map { _ in
            UInt32.random(in: 0...0xFFFFFF, using: &random) | 0xFF00_0000
        }
        let old = TestImage(width: 45, height: 70, colors: colors, &random)
        var new = old
        for _ in 0..<200 {
            let place = Int.random(in: new.pixels.indices, using: &random)
            new.pixels[place] ^= UInt32.random(in: 0...0xFF, using: &random) << 8
        }
        var settings = ComparisonSettings(
            limit: limit, ignored: [PixelRect(x: 0, y: 0, width: 45, height: 9)],
            skipsAntialiasing: skipsAntialiasing)
        let sweep = new.sweep(from: old, settings)
        func passes(_ metric: ComparisonSettings.Metric) -> Bool {
            settings.metric = metric
            return new.difference(from: old, settings).passes
        }
        #expect(sweep.tolerance > 0)
        #expect(passes(.tolerance(sweep.tolerance)))
        #expect(!passes(.tolerance(sweep.tolerance - 1)))
        #expect(passes(.perceptual(threshold: sweep.perceptual)))
        #expect(!passes(.perceptual(threshold: sweep.perceptual - 0.001)))
        #expect(passes(.ciede2000(threshold: sweep.ciede2000)))
        #expect(!passes(.ciede2000(threshold: sweep.ciede2000 - 0.1)))
        settings.limit = .count(sweep.count)
        #expect(passes(.exact))
        settings.limit = .count(sweep.count - 1)
        #expect(!passes(.exact))
    }

    @Test func equalImagesPassWithoutTolerance() {
        let image = TestImage("..#")
        let sweep = image.sweep(from: image, ComparisonSettings())
        #expect(sweep.tolerance == 0 && sweep.perceptual == 0 && sweep.ciede2000 == 0)
        #expect(sweep.count == 0)
    }
}
