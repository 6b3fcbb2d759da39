import Synchronization
import Testing
import XCTest

/// Numbers the unnamed snapshots of each test, from 1.
final class SnapshotCounter: Sendable {
    static let shared = SnapshotCounter()

    private struct State {
        var counts: [String: Int] = [:]
        var isObserving = false
    }

    private let state = Mutex(State())

    private init() {}

    /// Returns the number of the next snapshot of a test.
    func next(file: String, test: String) -> Int {
        observeTests()
        return state.withLock { state in
            state.counts["\(file) \(test)", default: 0] += 1
            return state.counts["\(file) \(test)", default: 0]
        }
    }

    /// Starts again with 1, so that a test that runs repeatedly has the same numbers.
    fileprivate func restart() {
        state.withLock { $0.counts = [:] }
    }

    private func observeTests() {
        // XCTest runs tests one after another, Swift Testing at the same time.
        guard Test.current == nil else { return }
        let isNew = state.withLock { state in
            defer { state.isObserving = true }
            return !state.isObserving
        }
        if isNew { XCTestObservationCenter.shared.addTestObserver(TestStarts()) }
    }
}

private final class TestStarts: XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { SnapshotCounter.shared.restart() }
}
