import ImageComparison
import Testing

/// Images with stripes instead of letters, at 1 pixel per point.
@Suite struct ImageAgreementTests {
    /// A line of "text": 10 pixels high, with an edge every 2 pixels.
    private struct Line {
        var x: Int
        var y: Int
        var width: Int
    }

    private func image(
        _ lines: [Line], height: Int = 100, background: UInt32 = 0xFFFF_FFFF
    ) -> TestImage {
        TestImage(width: 200, height: height) { x, y in
            let isInk = lines.contains { line in
                x >= line.x && x < line.x + line.width && y >= line.y && y < line.y + 10
                    && (x - line.x) % 4 < 2
            }
            return isInk ? 0xFF00_0000 : background
        }
    }

    private func agreement(_ old: TestImage, _ new: TestImage) -> ImageAgreement {
        old.withPixels { old in
            new.withPixels { ImageAgreement(expected: old, actual: $0, scale: 1) }
        }
    }

    private let first = Line(x: 10, y: 10, width: 80)
    private let second = Line(x: 10, y: 30, width: 120)

    @Test func linesOfTextHaveBoxes() {
        let boxes = image([first, second]).withPixels { ShownBoxes($0, scale: 1) }
        #expect(
            boxes.lines == [
                PixelRect(x: 10, y: 10, width: 79, height: 10),
                PixelRect(x: 10, y: 30, width: 119, height: 10),
            ])
        #expect(boxes.shapes.isEmpty)
    }

    @Test func equalImagesHaveNoCause() {
        #expect(agreement(image([first]), image([first])).amounts.isEmpty)
        #expect(agreement(image([first]), image([first])).cause == nil)
    }

    @Test func causesHaveAmounts() {
        var moved = second
        moved.y += 7
        let shifted = agreement(image([first, second]), image([first, moved]))
        #expect(shifted.amounts == [.shifts: 7])
        var wider = second
        wider.width += 8
        #expect(
            agreement(image([first, second]), image([first, wider])).amounts == [.textWidths: 8])
        let taller = agreement(image([first]), image([first], height: 120))
        #expect(taller.cause == .size && taller.amounts[.size] == 20)
        let broken = agreement(image([first]), image([first, second]))
        #expect(broken.cause == .lineBreaks && broken.amounts[.lineBreaks] == 1)
        let gray = agreement(image([first]), image([first], background: 0xFFE0_E0E0))
        #expect(gray.cause == .colors && gray.amounts[.colors] == 31)
    }

    /// Centered text that is wider isn't moved.
    @Test func centeredTextsStay() {
        let wider = Line(x: second.x - 4, y: second.y, width: second.width + 8)
        #expect(agreement(image([second]), image([wider])).amounts == [.textWidths: 8])
    }

    @Test func otherPixelsAreEdges() {
        var changed = image([first])
        changed[12, 12] = 0xFF10_1010
        #expect(agreement(image([first]), changed).amounts == [.edges: 1])
    }
}

extension ImageAgreement {
    /// The most important cause, or `nil` if the images are the same.
    fileprivate var cause: Cause? { Cause.allCases.first { amounts[$0] != nil } }
}
