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
            verdict: .changed([.moved(ChangedView("View"), from: .zero, to: frame)]))
        let line = try LosslessJSON.encode(WorkerMessage.done(outcome))
        #expect(!line.contains(0x0A))
        let read = try LosslessJSON.decode(WorkerMessage<SnapshotOutcome>.self, from: line)
        guard case .done(let found) = read else {
            Issue.record("another message: \(read)")
            return
        }
        #expect(found == outcome)
    }
}
