import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

@MainActor struct SystemServicesTests {
    @Test func aPasteboardKeepsValuesOfItsPreviewOnly() {
        Simulation.run {
            UIPasteboard.general.string = "Copied"
            #expect(UIPasteboard.general.string == "Copied")
            #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
        }
        Simulation.run { #expect(UIPasteboard.general.string == nil) }
    }

    @Test func openingAURLFailsWithOneNote() throws {
        let url = try #require(URL(string: "https://example.com"))
        var results: [Bool] = []
        let (_, log) = DiagnosticLog.collecting {
            UIApplication.shared.open(url) { results.append($0) }
            UIApplication.shared.open(url) { results.append($0) }
        }
        #expect(results == [false, false])
        #expect(log.map(\.message) == ["opening URLs has no effect in a preview"])
    }

    @Test func operationsAreUndoneAndRedone() {
        final class Counter { var value = 0 }
        let (counter, manager) = (Counter(), UndoManager())
        func add(_ step: Int) {
            counter.value += step
            manager.registerUndo(withTarget: counter) { _ in add(-step) }
        }
        add(5)
        manager.undo()
        #expect(counter.value == 0 && manager.canRedo)
        manager.redo()
        #expect(counter.value == 5)
    }
}
