import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Source: Documentation/Motion.md 1 and 5, with frames as letters.
@MainActor @Suite struct FilmComparisonTests {
    private func numbers(_ new: String, _ rate: Int, _ old: String, _ oldRate: Int?) -> [Int] {
        FilmComparison(
            of: new.map { String($0) }, framesPerSecond: rate, with: old.map { String($0) },
            framesPerSecond: oldRate
        ).differences
    }

    @Test func framesOfOneRateHaveEqualNumbers() {
        #expect(numbers("abcd", 10, "axcy", 10) == [1, 3])
        #expect(numbers("abcd", 10, "abcd", 10) == [])
    }

    @Test func framesAfterTheEndOfTheReferenceDiffer() {
        #expect(numbers("abcd", 10, "ab", 10) == [2, 3])
        #expect(numbers("ab", 10, "abcd", 10) == [])
        #expect(numbers("ab", 10, "", nil) == [0, 1])
    }

    // At 10 frames per second, the frames at 0, 0.1, and 0.2 s; at 20, also those in between.
    @Test func framesOfOtherRatesAreComparedAtEqualTimes() {
        #expect(numbers("aabbcc", 20, "abc", 10) == [])
        #expect(numbers("abbbcc", 20, "abc", 10) == [1])
        #expect(numbers("ace", 10, "abcdef", 20) == [])
    }

    @Test func theRateOfTheReferenceIsInItsMetadata() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let phone = Configuration.all(Device.named(["iphone-1"]), orientations: [.portrait])[0]
        let still = Preview("Still") { UIViewController() }
        let film = try still.film(phone, FilmSettings(duration: 0.2, framesPerSecond: 10))
        let test = try SnapshotTest(
            store: SnapshotStore(directory: folder), policy: .record, environment: [:])
        #expect(FilmComparison(of: film, with: nil).differences == [0, 1, 2])

        let slower = still.filmed(for: 0.2, framesPerSecond: 5)
        #expect(test.outcome(of: slower.outcome(in: phone)).verdict == .new)
        let reference = try test.store.read(SnapshotID(still, phone))?.metadata
        let comparison = FilmComparison(of: film, with: reference)
        #expect(comparison.referenceFramesPerSecond == 5)
        #expect(comparison.differences == [])
    }
}
