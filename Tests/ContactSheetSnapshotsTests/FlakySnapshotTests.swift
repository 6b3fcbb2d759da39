import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Source: decision; Documentation/Snapshots.md 2.
@MainActor @Suite struct FlakySnapshotTests {
    private let configuration = Configuration.all(Device.named(["iphone-15"]))[0]

    /// Returns a preview with a label, whose text is computed for each recording.
    private func outcome(_ text: @escaping @MainActor () -> String) -> PreviewOutcome {
        let preview = Preview("Label") { () -> UIViewController in
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 37))
            label.text = text()
            controller.view.addSubview(label)
            return controller
        }
        return PreviewOutcome(preview, configuration)
    }

    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    private func test(_ folder: URL, _ policy: SnapshotTest.Policy) throws -> SnapshotTest {
        try SnapshotTest(store: SnapshotStore(directory: folder), policy: policy, environment: [:])
    }

    @Test func differencesBetweenRecordingsAreNamed() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var count = 0
        func counted() -> PreviewOutcome {
            outcome {
                count += 1
                return "Visitor \(count)"
            }
        }
        #expect(try await test(folder, .record).confirmedOutcome(of: counted()).verdict == .new)
        let found = try await test(folder, .compare).confirmedOutcome(of: counted())
        #expect(
            found.variations.map(\.description) == [
                "text of UILabel “Visitor 3” changed from “Visitor 2” to “Visitor 3”"
            ])
        #expect(!found.passes)
        #expect(ChangeGroup.all(of: [found]).isEmpty)
    }

    @Test func changesAreNotFlaky() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = outcome { "Old" }
        let new = outcome { "New" }
        _ = try await test(folder, .record).confirmedOutcome(of: old)
        let found = try await test(folder, .compare).confirmedOutcome(of: new)
        #expect(found.causes.count == 1)
        #expect(found.variations.isEmpty)
    }

    @Test func policiesWriteWhatTheySay() async throws {
        for (policy, verdict, isWritten) in [
            (SnapshotTest.Policy.compare, "changed", false), (.recordMissing, "changed", false),
            (.record, "changed", true), (.recordAll, "changed", true),
        ] {
            let folder = try folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            _ = try await test(folder, .recordMissing).confirmedOutcome(of: outcome { "Old" })
            let found = try await test(folder, policy).confirmedOutcome(of: outcome { "New" })
            #expect(found.causes.isEmpty == false, "\(policy) \(verdict)")
            #expect(found.passes(policy) == isWritten)
            let next = try await test(folder, .compare).confirmedOutcome(of: outcome { "New" })
            #expect((next.verdict == .same) == isWritten, "\(policy)")
        }
    }

    @Test func outcomesAreCodable() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await test(folder, .record).confirmedOutcome(of: outcome { "Old" })
        let found = try await test(folder, .compare).confirmedOutcome(of: outcome { "New" })
        let decoded = try JSONDecoder().decode(
            SnapshotOutcome.self, from: JSONEncoder().encode(found))
        #expect(decoded == found)
    }
}
