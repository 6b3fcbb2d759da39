import Foundation
import Testing

@testable import UIKit

/// Compares what the engine computes with what UIKit computed on devices and in simulators
/// (Documentation/RuntimeFacts.md).
@MainActor @Suite struct RuntimeFactsTests {
    nonisolated static let facts =
        [
            tieFacts, breakFacts, contentSizeFacts, colorFacts, textWidthFacts, buttonFacts,
            tableFacts, listFacts, formFacts, screenFacts,
        ].flatMap { $0 }

    @Test(arguments: facts) func isMet(fact: Fact) throws {
        try fact.device.use()
        let measured = try fact.measure()
        #expect(
            RecordedText.agree(measured, fact.recorded, tolerance: fact.tolerance),
            "recorded: \(fact.recorded) — measured: \(measured)")
    }

    @Test func textsAgreeWithinTheTolerance() {
        #expect(RecordedText.agree("A=1,2.333 b", "A=1,2.3 b", tolerance: 0.04))
        #expect(!RecordedText.agree("A=1,2.333 b", "A=1,2.3 b", tolerance: 0.03))
        #expect(!RecordedText.agree("A=1 b", "A=1 c", tolerance: 1))
        #expect(!RecordedText.agree("A=1", "A=1,2", tolerance: 1))
        #expect(RecordedText.agree("60,.298", "60,0.299", tolerance: 0.002))
    }
}
