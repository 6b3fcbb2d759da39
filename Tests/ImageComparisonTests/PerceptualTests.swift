import Foundation
import ImageComparison
import Testing

/// Sources: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications", 2010; Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector", 2009.
@Suite struct PerceptualTests {
    private static func settings(
        _ threshold: Double, skipsAntialiasing: Bool = false
    ) -> ComparisonSettings {
        ComparisonSettings(
            metric: .perceptual(threshold: threshold), skipsAntialiasing: skipsAntialiasing)
    }

    private static let blackAndWhite = (0.5053 * 255 * 255 / 35215).squareRoot()

    /// The formula by hand: 0.5053 × 255² for black and white, whose I and Q are 0, of 35215. A
    /// transparent pixel is black over black, and white over white.
    @Test(arguments: [
        ("#", ".", blackAndWhite), ("r", "c", 1.0), ("r", "r", 0), (" ", ".", blackAndWhite),
        ("#", " ", blackAndWhite),
    ])
    func differencesOfColors(old: String, new: String, difference: Double) {
        let found = TestImage(new).difference(from: TestImage(old), Self.settings(0))
        #expect(abs(found.greatest - difference) < 1e-4)
        #expect(found.count == (difference > 0 ? 1 : 0))
    }

    @Test func differencesUpToTheThresholdAreTolerated() {
        let (old, new) = (TestImage("#"), TestImage("."))
        #expect(!new.difference(from: old, Self.settings(0.965)).isSame)
        let tolerated = new.difference(from: old, Self.settings(0.967))
        #expect(tolerated.isSame && abs(tolerated.tolerated - 0.966) < 0.001)
    }

    /// The gray pixels are between black and white areas in the new image.
    @Test func antialiasedEdgesAreNotCounted() {
        let old = TestImage("######", "######", "######", "......", "......", "......")
        let new = TestImage("######", "######", "##++##", "......", "......", "......")
        let strict = new.difference(from: old, Self.settings(0.1))
        #expect(strict.places == [[2, 2], [3, 2]])
        let difference = new.difference(from: old, Self.settings(0.1, skipsAntialiasing: true))
        #expect(difference.isSame && difference.antialiasedCount == 2)
    }

    @Test func movedAreasAreCounted() {
        let old = TestImage("......", ".###..", ".###..", ".###..", "......")
        let new = TestImage("......", "..###.", "..###.", "..###.", "......")
        let difference = new.difference(from: old, Self.settings(0.1, skipsAntialiasing: true))
        #expect(difference.count == 6 && difference.antialiasedCount == 0)
    }

    /// Source: the detector's rules, written for one pixel.
    @Test func randomImages() {
        var random = SeededGenerator(state: 7)
        let colors: [UInt32] = [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFF77_8899]
        var antialiased = 0
        for width in [1, 2, 16, 18, 50] {
            let old = TestImage(width: width, height: 66, colors: colors, &random)
            var new = old
            for _ in 0..<width * 20 {
                new.pixels[Int.random(in: new.pixels.indices, using: &random)] =
                    colors.randomElement(using: &random) ?? 0
            }
            let difference = new.difference(from: old, Self.settings(0.1, skipsAntialiasing: true))
            let expected = new.difference(from: old, Self.settings(0.1)).places.filter {
                !NaiveDetector(old, new).isAntialiased($0[0], $0[1])
                    && !NaiveDetector(new, old).isAntialiased($0[0], $0[1])
            }
            #expect(difference.places == expected)
            antialiased += difference.antialiasedCount
        }
        #expect(antialiased > 20)
    }
}

/// The detector of anti-aliased pixels, for one pixel.
private struct NaiveDetector {
    let image, other: TestImage

    init(_ image: TestImage, _ other: TestImage) {
        (self.image, self.other) = (image, other)
    }

    private func neighbors(_ x: Int, _ y: Int) -> [(Int, Int)] {
        (y - 1...y + 1).flatMap { v in (x - 1...x + 1).map { ($0, v) } }.filter { u, v in
            (u, v) != (x, y) && (0..<image.size.width).contains(u)
                && (0..<image.size.height).contains(v)
        }
    }

    private func isOnBorder(_ x: Int, _ y: Int) -> Bool { neighbors(x, y).count < 8 }

    private func brightness(_ x: Int, _ y: Int) -> Double {
        let channels = image.channels(x, y).map(Double.init)
        return channels[2] * 0.29889531 + channels[1] * 0.58662247 + channels[0] * 0.11448223
    }

    private func isInArea(_ place: (Int, Int)) -> Bool {
        [image, other].allSatisfy { image in
            let equal = neighbors(place.0, place.1).count {
                image[$0.0, $0.1] == image[place.0, place.1]
            }
            return equal + (isOnBorder(place.0, place.1) ? 1 : 0) > 2
        }
    }

    func isAntialiased(_ x: Int, _ y: Int) -> Bool {
        let center = brightness(x, y)
        let differences = neighbors(x, y).map { ($0, brightness($0.0, $0.1) - center) }
        let equal = differences.count { $0.1 == 0 } + (isOnBorder(x, y) ? 1 : 0)
        guard equal <= 2,
            let dark = differences.first(where: { d in
                d.1 < 0 && differences.allSatisfy { $0.1 >= d.1 }
            }),
            let bright = differences.first(where: { d in
                d.1 > 0 && differences.allSatisfy { $0.1 <= d.1 }
            })
        else { return false }
        return isInArea(dark.0) || isInArea(bright.0)
    }
}
