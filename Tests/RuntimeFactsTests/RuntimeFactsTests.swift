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

    @Test func countsAreByKindAndVersion() {
        var table = FactTable()
        table.add("tie.labels", version: "iOS 26.1", isMet: true)
        table.add("tie.views", version: "iOS 26.1", isMet: false)
        table.add("form header", version: "iOS 17", isMet: true)
        #expect(
            table.description == """
                kind        recorded on  met
                form        iOS 17       1 of 1
                tie         iOS 26.1     1 of 2
                all                      2 of 3
                """)
        #expect(!table.isComplete)
    }

    /// Prints the table, and fails if a fact isn't met when facts are measured one after another.
    @Test func table() throws {
        var table = FactTable()
        for fact in Self.facts {
            try fact.device.use()
            let isMet = RecordedText.agree(
                try fact.measure(), fact.recorded, tolerance: fact.tolerance)
            table.add(fact.name, version: "iOS \(fact.device.iOS)", isMet: isMet)
        }
        print(table)
        #expect(table.isComplete)
    }
}
