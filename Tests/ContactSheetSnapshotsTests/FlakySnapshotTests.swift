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
    private func preview(_ text: @escaping @MainActor () -> String) -> Preview {
        Preview("Label") { () -> UIViewController in
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 37))
            label.text = text()
            controller.view.addSubview(label)
            return controller
        }
    }

    private func outcome(
        _ folder: URL, _ policy: SnapshotTest.Policy, of preview: Preview
    ) async throws -> SnapshotOutcome {
        let store = SnapshotStore(directory: folder)
        return try await SnapshotTest(store: store, policy: policy, environment: [:])
            .confirmedOutcome(of: preview.outcome(in: configuration), from: preview)
    }

    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test func differencesBetweenRecordingsAreNamed() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var count = 0
        let counted = preview {
            count += 1
            return "Visitor \(count)"
        }
        #expect(try await outcome(folder, .record, of: counted).verdict == .new)
        let found = try await outcome(folder, .compare, of: counted)
        #expect(
            found.variations.map(\.description) == [
                "“Visitor 3” label: text “Visitor 2” → “Visitor 3”"
            ])
        #expect(!found.passes)
        #expect(ChangeGroup.all(of: [found]).isEmpty)
    }

    @Test func changesAreNotFlaky() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = preview { "Old" }
        let new = preview { "New" }
        _ = try await outcome(folder, .record, of: old)
        let found = try await outcome(folder, .compare, of: new)
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
            _ = try await outcome(folder, .recordMissing, of: preview { "Old" })
            let found = try await outcome(folder, policy, of: preview { "New" })
            #expect(found.causes.isEmpty == false, "\(policy) \(verdict)")
            #expect(found.passes(policy) == isWritten)
            let next = try await outcome(folder, .compare, of: preview { "New" })
            #expect((next.verdict == .same) == isWritten, "\(policy)")
        }
    }

    @Test func outcomesAreCodable() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await outcome(folder, .record, of: preview { "Old" })
        let found = try await outcome(folder, .compare, of: preview { "New" })
        let decoded = try JSONDecoder().decode(
            SnapshotOutcome.self, from: JSONEncoder().encode(found))
        #expect(decoded == found)
    }
}
