import Foundation
import Testing

@testable import InterfaceEditing

/// Source of truth: properties.
struct NumberPlacementTests {
    private let page = CGRect(x: -24, y: -24, width: 423, height: 715)
    private let size = CGSize(width: 20, height: 10.5)

    private func line(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat) -> ConstraintMark.Line {
        .init(
            start: CGPoint(x: x, y: y), end: CGPoint(x: x + length, y: y), hasBars: true,
            text: "20")
    }

    @Test func aNumberIsInTheMiddleOfItsLine() {
        let line = line(20, 100, 80)
        var placement = NumberPlacement(page: page, texts: [], lines: [line])
        #expect(placement.place(size, on: line) == CGRect(x: 50, y: 94.75, width: 20, height: 10.5))
    }

    /// The gap of 8 points between two labels is smaller than a number.
    @Test func numbersCoverNeitherTextsNorOneAnother() {
        let texts = (0..<6).map { CGRect(x: 20, y: 40 + 28 * CGFloat($0), width: 200, height: 20) }
        let lines = (0..<40).map { line(20 + CGFloat($0 % 5) * 12, 48 + CGFloat($0 / 5) * 20, 30) }
        var placement = NumberPlacement(page: page, texts: texts, lines: lines)
        let boxes = lines.map { placement.place(size, on: $0) }
        for (index, box) in boxes.enumerated() {
            #expect(page.contains(box))
            for other in boxes[..<index] {
                let shared = box.intersection(checked: other)
                #expect(shared.isNull || shared.width * shared.height < 40, "\(box) \(other)")
            }
        }
    }

    @Test func linesAreInterruptedByTexts() {
        let text = CGRect(x: 40, y: 92, width: 50, height: 16)
        let line = line(20, 100, 100)
        let placement = NumberPlacement(page: page, texts: [text], lines: [line])
        let parts = placement.outsideTexts(line)
        #expect(parts.map(\.start.x) == [20, 89])
        #expect(parts.map(\.end.x) == [41, 120])
    }
}
