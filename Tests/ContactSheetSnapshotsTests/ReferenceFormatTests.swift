import CairoRenderer
import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Source: Documentation/Snapshots.md 1.
@MainActor @Suite struct ReferenceFormatTests {
    private let configuration = Configuration.all(Device.named(["iphone-15"]))[0]

    private var id: SnapshotID {
        SnapshotID(preview: "Box", configuration: configuration.name)
    }

    private func outcome(x: CGFloat = 20, color: UIColor = .red) -> PreviewOutcome {
        let preview = Preview("Box") { () -> UIViewController in
            let controller = UIViewController()
            let box = UIView(frame: CGRect(x: x, y: 40, width: 72, height: 37))
            box.accessibilityIdentifier = "box"
            let fill = CALayer()
            fill.frame = box.bounds
            fill.backgroundColor = color.cgColor
            box.layer.addSublayer(fill)
            controller.view.addSubview(box)
            return controller
        }
        return preview.outcome(in: configuration)
    }

    private func test(
        _ folder: URL, _ format: ReferenceFormat, _ policy: SnapshotTest.Policy
    ) throws -> SnapshotTest {
        try SnapshotTest(
            store: SnapshotStore(directory: folder, format: format), policy: policy,
            environment: [:])
    }

    @Test func pngReferencesHaveMetadataAndPixels() throws {
        try withTemporaryFolder { folder in
            #expect(try test(folder, .png, .record).outcome(of: outcome()).verdict == .new)
            let store = SnapshotStore(directory: folder, format: .png)
            let url = store.url(id)
            #expect(url.pathExtension == "png")
            let file = try Data(contentsOf: url)
            let metadata = try #require(ReferenceFile(bytes: file).metadata)
            #expect(metadata.facts.contains("preview: Box"))
            #expect(PNGCoder.decode(Array(file))?.width == 393 * 3)
            #expect(store.isReference(id))
            #expect(store.all() == [id])
            let compare = try test(folder, .png, .compare)
            #expect(compare.outcome(of: outcome()).verdict == .same)
            let moved = compare.outcome(of: outcome(x: 21)).causes.first
            #expect(moved?.description == "“box” view: x +1")
            let painted = compare.outcome(of: outcome(color: .blue)).causes.first
            #expect(painted?.summary == "“box” view: pixels differ")
        }
    }

    @Test func galleriesComparePNGReferences() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .png, .record).outcome(of: outcome())
            let comparison = try test(folder, .png, .compare).comparison(of: outcome())
            #expect(comparison.verdict == .same)
        }
    }

    @Test func damagedFilesAreFailures() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .png, .record).outcome(of: outcome())
            let url = SnapshotStore(directory: folder, format: .png)
                .url(id)
            try Data(contentsOf: url).dropLast(40).write(to: url)
            let verdict = try test(folder, .png, .compare).outcome(of: outcome(color: .blue))
                .verdict
            let message = "restore it from version control, or record it again"
            #expect(verdict == .failed("\(url.relativePath): is truncated — \(message)"))
        }
    }

    /// A PNG file of another program is never overwritten or removed.
    @Test func filesOfOtherProgramsAreKept() throws {
        try withTemporaryFolder { folder in
            let store = SnapshotStore(directory: folder, format: .png)
            let url = store.url(id)
            let file = try Data(outcome().recording.get().paint(.png))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.write(to: url)
            let verdict = try test(folder, .png, .record).outcome(of: outcome()).verdict
            guard case .failed = verdict else {
                Issue.record("\(verdict)")
                return
            }
            #expect(throws: SnapshotError.self) {
                try store.remove(id)
            }
            #expect(try Data(contentsOf: url) == file)
        }
    }

    @Test func referencesOfTheOtherFormatAreRemovedOnceThereAreNewOnes() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .svg, .record).outcome(of: outcome())
            let store = SnapshotStore(directory: folder, format: .png)
            #expect(try store.removeSuperseded(dryRun: false).isEmpty)
            _ = try test(folder, .png, .record).outcome(of: outcome())
            let old = "\(configuration.name).svg"
            for dryRun in [true, false] {
                let files = try store.removeSuperseded(dryRun: dryRun)
                #expect(files.map(\.lastPathComponent) == [old])
            }
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Box")
            #expect(files == ["\(configuration.name).png"])
        }
    }

    @Test func approvalsOfPNGReferencesAreUndone() throws {
        try withTemporaryFolder { folder in
            let recorder = try test(folder, .png, .record)
            let recorded = recorder.outcome(of: outcome())
            let url = recorder.store.url(id)
            let old = try Data(contentsOf: url)
            try LastApproval(recorder.store).save([recorded])
            _ = recorder.outcome(of: outcome(x: 30))
            #expect(try Data(contentsOf: url) != old)
            #expect(try LastApproval(recorder.store).undo() == 1)
            #expect(try Data(contentsOf: url) == old)
        }
    }
}
