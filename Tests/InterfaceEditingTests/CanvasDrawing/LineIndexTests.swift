import CoreGraphics
import Testing

@testable import InterfaceEditing

/// Source: a comparison with each line.
@Suite struct LineIndexTests {
    @Test func countsAreThoseOfAllComparisons() {
        var numbers = SystemNumbers(seed: 7)
        let lines = (0..<300).map { index in
            let (x, y) = (CGFloat(numbers.next(40)), CGFloat(numbers.next(40)))
            let length = CGFloat(numbers.next(20))
            return ConstraintMark.Line(
                start: CGPoint(x: x, y: y),
                end: index % 2 == 0 ? CGPoint(x: x + length, y: y) : CGPoint(x: x, y: y - length))
        }
        let index = LineIndex(lines)
        for number in 0..<300 {
            let box = CGRect(
                x: CGFloat(numbers.next(40)), y: CGFloat(numbers.next(40)),
                width: CGFloat(numbers.next(9)), height: CGFloat(numbers.next(9)))
            let own = lines[number]
            let expected = lines.count { line in
                line.touches(box) && (line.start != own.start || line.end != own.end)
            }
            #expect(index.count(touching: box, except: own) == expected)
        }
    }

    @Test func linesThatArentFiniteAreLeftOut() {
        let line = ConstraintMark.Line(
            start: CGPoint(x: 0, y: 0), end: CGPoint(x: CGFloat.nan, y: 0))
        let box = CGRect(x: -1, y: -1, width: 2, height: 2)
        #expect(LineIndex([line]).count(touching: box, except: line) == 0)
    }

    /// A range of n lines consists of at most 2 log₂ n blocks.
    @Test func fewBlocksAreSearched() {
        for end in [1, 2, 1000, 1023, 1_000_000] {
            let blocks = LineGroup.blocks(of: 1..<end)
            #expect(blocks.map(\.block.count).reduce(0, +) == end - 1)
            #expect(blocks.count <= 40)
        }
    }

    private struct SystemNumbers {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next(_ limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }
    }
}
