import ContactSheetDevices
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Source: list scheduling, R. L. Graham, "Bounds on Multiprocessing Timing Anomalies", 1969.
@MainActor @Suite struct PreviewRunSharesTests {
    private let configurations = Configuration.all(
        Device.named(["iphone-8", "ipad-10"]), orientations: [.portrait])

    private var run: PreviewRun {
        let previews = ["A", "B", "C"].map { Preview($0) { UIViewController() } }
        return PreviewRun(previews: previews, configurations: configurations)
    }

    @Test func namesAreInTheOrderOfTheRun() {
        #expect(
            run.snapshotIDs.map(\.name) == [
                "A/iphone-8.portrait", "A/ipad-10.portrait", "B/iphone-8.portrait",
                "B/ipad-10.portrait", "C/iphone-8.portrait", "C/ipad-10.portrait",
            ])
    }

    @Test func snapshotsAreDistributedEvenly() {
        #expect(run.shares(2) == [0, 1, 0, 1, 0, 1])
        #expect(run.shares(4) == [0, 1, 2, 3, 0, 1])
        #expect(run.shares(1) == [0, 0, 0, 0, 0, 0])
    }

    @Test func longSnapshotsAreBalanced() {
        // B has the average of the others, 5.
        #expect(run.shares(2, durations: ["A": 9, "C": 1]) == [0, 1, 0, 1, 0, 1])
        #expect(run.shares(2, durations: ["A": 1, "B": 9, "C": 1]) == [0, 1, 0, 1, 0, 1])
        #expect(run.shares(3, durations: ["A": 9, "B": 1, "C": 1]) == [0, 1, 2, 2, 2, 2])
    }
}
