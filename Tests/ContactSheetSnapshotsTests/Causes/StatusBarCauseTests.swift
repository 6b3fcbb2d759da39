import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Source: Documentation/Snapshots.md 3.
@MainActor @Suite struct StatusBarCauseTests {
    private let configuration = Configuration.all(Device.named(["iphone-8"]))[0]

    private func outcome(_ content: StatusBarContent, film: Bool = false) -> PreviewOutcome {
        let preview = Preview("Plain") { UIViewController() }.statusBar(content)
        let shown = film ? preview.filmed(for: 0.1, framesPerSecond: 10) : preview
        return shown.outcome(in: configuration)
    }

    /// Returns the causes of a screen with another choice than that of its reference.
    private func causes(
        from old: StatusBarContent, to new: StatusBarContent, film: Bool = false,
        change: (String) -> String = { $0 }
    ) throws -> [SnapshotCause] {
        var causes: [SnapshotCause] = []
        try withTemporaryFolder { folder in
            let store = SnapshotStore(directory: folder)
            _ = try SnapshotTest(store: store, policy: .record, environment: [:])
                .outcome(of: outcome(old, film: film))
            let file = folder.appending(path: "Plain/\(configuration.name).svg")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(change(text).utf8).write(to: file)
            causes = try SnapshotTest(store: store, policy: .compare, environment: [:])
                .outcome(of: outcome(new, film: film)).causes
        }
        return causes
    }

    @Test func aChangedChoiceIsOneCause() throws {
        let expected = [SnapshotCause.statusBar(from: "empty", to: "shown")]
        #expect(try causes(from: .empty, to: .shown) == expected)
        #expect(try causes(from: .empty, to: .shown, film: true) == expected)
        #expect(expected[0].summary == "status bar: empty → shown")
        #expect(try causes(from: .shown, to: .shown).isEmpty)
    }

    /// Earlier versions stored no choice, and kept the area empty.
    @Test func referencesOfEarlierVersions() throws {
        let found = try causes(from: .empty, to: .shown) {
            $0.replacing("status bar: empty\n", with: "")
        }
        #expect(found == [.statusBar(from: "empty", to: "shown")])
    }
}
