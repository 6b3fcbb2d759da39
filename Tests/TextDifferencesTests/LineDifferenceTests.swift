import Foundation
import Testing

@testable import TextDifferences

/// Source: properties of any difference, and sequences worked out by hand.
struct LineDifferenceTests {
    private func lines(_ text: String) -> [Data] { text.map { Data(String($0).utf8) } }

    private func difference(_ old: String, _ new: String) -> LineDifference {
        LineDifference(from: lines(old), to: lines(new))
    }

    @Test func linesThatOccurOnceAreMatchedFirst() {
        // A shortest difference could keep the four braces instead of a function.
        let result = difference("a{x}b{y}", "b{y}a{x}")
        #expect(result.removed.count == 4 && result.inserted.count == 4)
        #expect(!result.removed.contains(0) || !result.removed.contains(4))
    }

    @Test func linesBetweenMatchesAreComparedAgain() {
        let result = difference("1aa2bb3", "1a2bbb3")
        #expect(result.removed.count == 1 && result.inserted.count == 1)
    }

    @Test(arguments: 0..<200)
    func remainingLinesAreEqual(seed: UInt64) {
        var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func random(_ limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }
        func text() -> [Data] { (0..<random(40)).map { _ in Data("\(random(12))".utf8) } }
        let (old, new) = (text(), text())
        let result = LineDifference(from: old, to: new)
        let kept = old.indices.filter { !result.removed.contains($0) }.map { old[$0] }
        #expect(kept == new.indices.filter { !result.inserted.contains($0) }.map { new[$0] })
    }
}
