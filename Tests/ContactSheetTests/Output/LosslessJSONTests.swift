import ContactSheetSnapshots
import CoreGraphics
import Testing

@testable import ContactSheet

/// Tests the property that a value stays the same.
@Suite struct LosslessJSONTests {
    @Test func infiniteFramesAreKept() throws {
        let frame = CGRect(x: -.infinity, y: 0.1, width: .infinity, height: 1 / 3)
        let outcome = SnapshotOutcome(
            preview: "A", name: "b",
            verdict: .changed([.moved(ChangedView("UIView"), from: .zero, to: frame)]))
        let message = WorkerMessage.outcome(outcome, id: outcome.id)
        let line = try message.line()
        #expect(line.firstIndex(of: 0x0A) == line.count - 1)
        let read = try LosslessJSON.decode(WorkerMessage<SnapshotOutcome>.self, from: line)
        guard case .outcome(let found, outcome.id) = read else {
            Issue.record("another message: \(read)")
            return
        }
        #expect(found == outcome)
    }
}
