import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Source: Documentation/Snapshots.md 2.
@MainActor @Suite(.serialized) struct ReferenceDigestsTests {
    private let configuration = Configuration.all(Device.named(["iphone-15"]))[0]

    private func outcome(_ color: UIColor = .red) -> PreviewOutcome {
        let preview = Preview("Box") { () -> UIViewController in
            let controller = UIViewController()
            let fill = CALayer()
            fill.frame = CGRect(x: 20, y: 40, width: 72, height: 37)
            fill.backgroundColor = color.cgColor
            controller.view.layer.addSublayer(fill)
            return controller
        }
        return preview.outcome(in: configuration)
    }

    private func test(
        _ folder: URL, _ format: ReferenceFormat, _ policy: SnapshotTest.Policy = .compare,
        paints: Bool = false
    ) throws -> SnapshotTest {
        try SnapshotTest(
            store: SnapshotStore(directory: folder, format: format), policy: policy,
            paintsUnchanged: paints, environment: [:])
    }

    /// Records a reference, and replaces its file by the result of `edit`, which gets the file and its parts.
    private func withReference(
        _ format: ReferenceFormat, edit: (ReferenceDigests, Data) throws -> Data,
        check: (URL) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let recorder = try test(folder, format, .record)
            #expect(recorder.outcome(of: outcome()).verdict == .new)
            let url = recorder.store.url(
                SnapshotID(preview: "Box", configuration: configuration.name))
            let reference = ReferenceFile(bytes: try Data(contentsOf: url))
            let (digests, file) = try #require(ReferenceDigests.split(reference))
            try edit(digests, file).write(to: url)
            try check(folder)
        }
    }

    /// The same screen in another color, which only painting shows.
    private func otherFile(_ format: ReferenceFormat) throws -> Data {
        let painted = try format.paint(outcome(.blue).recording.get())
        return try #require(ReferenceDigests.split(ReferenceFile(bytes: painted))).file
    }

    /// Whether nothing but pixels of the view differ.
    private static func isDifferentPicture(_ outcome: SnapshotOutcome) -> Bool {
        outcome.causes.count == 1
            && outcome.causes[0].summary.contains(": pixels differ")
    }

    /// A reference with another picture and digests that match isn't noticed, because nothing is painted.
    @Test(arguments: ReferenceFormat.allCases)
    func unchangedSnapshotsAreNotPainted(format: ReferenceFormat) throws {
        let recording = try outcome().recording.get()
        let other = try otherFile(format)
        try withReference(format) { _, _ in
            ReferenceDigests(painted: recording, in: format, as: other).adding(to: Array(other))
        } check: { folder in
            #expect(try test(folder, format).outcome(of: outcome()).verdict == .same)
            let painted = try test(folder, format, paints: true).outcome(of: outcome())
            #expect(Self.isDifferentPicture(painted))
        }
    }

    @Test(arguments: ReferenceFormat.allCases)
    func filesThatWereChangedArePainted(format: ReferenceFormat) throws {
        let other = try otherFile(format)
        try withReference(format) { digests, _ in
            digests.adding(to: Array(other))
        } check: { folder in
            let found = try test(folder, format).outcome(of: outcome())
            #expect(Self.isDifferentPicture(found))
        }
    }

    @Test(arguments: ReferenceFormat.allCases)
    func changesThatOnlyPaintAreFound(format: ReferenceFormat) throws {
        try withReference(format) { digests, file in
            digests.adding(to: Array(file))
        } check: { folder in
            #expect(try test(folder, format).outcome(of: outcome()).verdict == .same)
            let found = try test(folder, format).outcome(of: outcome(.blue))
            #expect(Self.isDifferentPicture(found))
        }
    }

    @Test(arguments: ReferenceFormat.allCases)
    func digestsAreNoDifference(format: ReferenceFormat) throws {
        try withReference(format) { _, file in
            file
        } check: { folder in
            let comparison = try test(folder, format).comparison(of: outcome())
            #expect(comparison.verdict == .same && comparison.environment.isEmpty)
        }
    }
}
