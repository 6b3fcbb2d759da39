import ImageComparison
import Testing

/// Source: the colors of the difference image: white fades to white, black to a light gray.
@Suite struct DifferenceImageTests {
    private func colors(_ image: DifferenceImage, row: Int) -> [UInt32] {
        image.withPixels { pixels in
            (0..<pixels.size.width).map { x in
                (pixels.start + row * pixels.bytesPerRow + 4 * x).load(as: UInt32.self)
            }
        }
    }

    private func highlighted(_ old: TestImage, _ new: TestImage) -> DifferenceImage {
        let difference = new.difference(from: old)
        return old.withPixels { difference.highlighted(expected: $0, boxes: []) }
    }

    @Test func differencesAreRedOnAFadedImage() {
        let image = highlighted(TestImage(".#. "), TestImage(".## "))
        #expect(colors(image, row: 0) == [0xFFFF_FFFF, 0xFFC0_C0C0, 0xFFE0_0020, 0xFFFF_FFFF])
    }

    @Test func partsOfOneImageArePale() {
        let image = highlighted(TestImage(".", "."), TestImage("..#"))
        #expect(image.size == ImageSize(width: 3, height: 2))
        #expect(colors(image, row: 0) == [0xFFFF_FFFF, 0xFFFF_C8C8, 0xFFFF_C8C8])
        #expect(colors(image, row: 1) == [0xFFFF_C8C8, 0xFFFF_C8C8, 0xFFFF_C8C8])
    }

    @Test func boxesAreOutlinedAroundTheirPixels() {
        let old = TestImage(width: 30, height: 30) { _, _ in 0xFFFF_FFFF }
        var new = old
        new[15, 15] = 0
        let difference = new.difference(from: old)
        let image = old.withPixels {
            difference.highlighted(expected: $0, boxes: difference.boxes())
        }
        let red = colors(image, row: 15).enumerated().filter { $0.element == 0xFFE0_0020 }
        #expect(red.map(\.offset) == [8, 9, 10, 15, 20, 21, 22])
    }

    @Test func theThreeImagesAreSideBySide() {
        let (old, new) = (TestImage("#"), TestImage(" "))
        let difference = new.difference(from: old)
        let image = old.withPixels { old in
            new.withPixels { new in
                difference.sideBySide(
                    expected: old, actual: new, difference.highlighted(expected: old, boxes: []))
            }
        }
        #expect(image.size == ImageSize(width: 51, height: 1))
        let row = colors(image, row: 0)
        #expect(
            [row[0], row[1], row[25], row[50]] == [
                0xFF00_0000, 0xFF8E_8E93, 0xFFFF_FFFF, 0xFFE0_0020,
            ])
    }
}
