import ContactSheetDevices
import ContactSheetGallery
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheet
@testable import ContactSheetSnapshots

// Source: this package's decision: an accepted snapshot replaces its reference at once, by the code of
// `approve`.
@MainActor @Suite(.serialized) struct ReviewSessionTests {
    private static let configurations = Configuration.all(Device.named(["iphone-8", "iphone-15"]))
        .filter { $0.orientation == .portrait }
    private static let one = "Box/\(configurations[0].name)"
    private static let other = "Box/\(configurations[1].name)"

    /// A session of snapshots that differ from their references in the box's color, and in the
    /// label's text on the second device.
    private struct Review {
        let session: ReviewSession
        let store: SnapshotStore

        func reference(_ name: String) throws -> Data? {
            try SnapshotID(name: name).map(store.stored)?.bytes
        }

        /// The decisions about the causes of a snapshot.
        func decisions(about name: String) async -> [ReviewDecision] {
            await session.state(after: -1).decisions.flatMap { decided in
                decided.accepted.filter { $0 == name }.map { _ in .accepted }
                    + decided.rejected.filter { $0 == name }.map { _ in .rejected }
            }
        }
    }

    private static func preview(color: UIColor, textOnLarge: String = "A") -> Preview {
        Preview("Box") {
            let controller = UIViewController()
            let box = UIView(frame: CGRect(x: 20, y: 40, width: 72, height: 37))
            box.backgroundColor = color
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
            label.text = UIScreen.main.bounds.height > 700 ? textOnLarge : "A"
            controller.view.addSubview(box)
            controller.view.addSubview(label)
            return controller
        }
    }

    private func withReview(
        hasReferences: Bool = true, in name: String = "Snapshots",
        earlier: [String: String] = [:], _ body: (Review) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = SnapshotStore(
            directory: folder.appending(path: name, directoryHint: .isDirectory))
        let recorder = try SnapshotTest(store: store, policy: .record, environment: [:])
        if hasReferences {
            for configuration in Self.configurations {
                _ = recorder.outcome(of: Self.preview(color: .red).outcome(in: configuration))
            }
        }
        try store.commit()
        if !earlier.isEmpty { try RejectedSnapshots(store).save(earlier) }
        let pages = try ReviewFolder.create()
        defer { pages.remove() }
        let changed = Self.preview(color: .blue, textOnLarge: "B")
        let session = ReviewSession(
            header: GalleryContent(
                title: "Test", generator: "Test",
                previews: [GalleryPreview(name: "Box", snapshots: [])]),
            store: store, folder: pages, findings: ReviewFindings([changed], Self.configurations),
            total: 2)
        let writer = ReviewedSnapshotWriter(
            folder: pages, test: try SnapshotTest(store: store, policy: .compare))
        for configuration in Self.configurations {
            await session.add(
                try await writer.output(of: changed.outcome(in: configuration), from: changed))
        }
        await session.endRun()
        try await body(Review(session: session, store: store))
    }

    /// A folder, and a container.
    private nonisolated static let stores = ["Snapshots", "S.contactsheet"]

    @Test(arguments: stores)
    func acceptedSnapshotsAreTheirReferences(_ name: String) async throws {
        try await withReview(in: name) { review in
            let old = try review.reference(Self.one)
            let answer = try await review.session.decide(.accepted, [Self.one])
            #expect(answer.names == [Self.one])
            #expect(answer.message == "Accepted 1 snapshot")
            let new = try review.reference(Self.one)
            #expect(new != old)
            let test = try SnapshotTest(store: review.store, policy: .compare)
            let outcome = test.outcome(
                of: Self.preview(color: .blue).outcome(in: Self.configurations[0]))
            #expect(outcome.verdict == .same)
            // A second decision of the same kind changes nothing.
            #expect(try await review.session.decide(.accepted, [Self.one]).names == [])
        }
    }

    @Test(arguments: stores)
    func decisionsAreUndoneInReverseOrder(_ name: String) async throws {
        try await withReview(in: name) { review in
            let old = try [Self.one, Self.other].map(review.reference)
            _ = try await review.session.decide(.accepted, [Self.one])
            _ = try await review.session.decide(.rejected, [Self.other])
            _ = try await review.session.decide(.accepted, [Self.other])
            #expect(try await review.session.undo().names == [Self.other])
            #expect(try review.reference(Self.other) == old[1])
            #expect(await review.decisions(about: Self.other) == [.rejected, .rejected])
            _ = try await review.session.undo()
            #expect(await review.decisions(about: Self.other) == [])
            // The acceptance before is the one that `approve --undo` restores.
            #expect(try LastApproval(review.store).undo() == 1)
            #expect(try [Self.one, Self.other].map(review.reference) == old)
        }
    }

    @Test(arguments: stores)
    func addedReferencesAreRemovedByUndo(_ name: String) async throws {
        try await withReview(hasReferences: false, in: name) { review in
            _ = try await review.session.decide(.accepted, [Self.one, Self.other])
            #expect(try review.reference(Self.other) != nil)
            _ = try await review.session.undo()
            #expect(try review.reference(Self.one) == nil)
            #expect(try review.reference(Self.other) == nil)
            #expect(throws: SnapshotError.self) { try LastApproval(review.store).undo() }
        }
    }

    @Test(arguments: stores)
    func rejectingRestoresAnAcceptedSnapshot(_ name: String) async throws {
        try await withReview(in: name) { review in
            let old = try review.reference(Self.one)
            _ = try await review.session.decide(.accepted, [Self.one])
            let new = try review.reference(Self.one)
            _ = try await review.session.decide(.rejected, [Self.one])
            #expect(try review.reference(Self.one) == old)
            _ = try await review.session.undo()
            #expect(try review.reference(Self.one) == new)
        }
    }

    @Test func aReferenceThatAnotherProgramChangedIsKept() async throws {
        try await withReview { review in
            _ = try await review.session.decide(.accepted, [Self.one])
            let id = try #require(SnapshotID(name: Self.one))
            let bytes = try #require(try review.reference(Self.one)) + Data("\n".utf8)
            try review.store.store(StoredReference(id, bytes: bytes))
            await #expect(throws: ReviewError.changed(Self.one)) {
                _ = try await review.session.undo()
            }
            #expect(try review.reference(Self.one) == bytes)
            await #expect(throws: ReviewError.changed(Self.one)) {
                _ = try await review.session.decide(.rejected, [Self.one])
            }
        }
    }

    @Test func aSnapshotIsAcceptedWhenAllOfItsCausesAre() async throws {
        try await withReview { review in
            let old = try [Self.one, Self.other].map(review.reference)
            let changes = await review.session.content.changes
            let colored = try #require(changes.first { $0.snapshots.count == 2 }).summary
            let text = try #require(changes.first { $0.snapshots == [Self.other] }).summary
            let both = [Self.one, Self.other]
            let first = try await review.session.decide(.accepted, both, cause: colored)
            #expect(first.names == both)
            #expect(first.message == "Accepted 1 snapshot; 1 has other causes, too")
            #expect(try review.reference(Self.one) != old[0])
            #expect(try review.reference(Self.other) == old[1])
            let second = try await review.session.decide(.accepted, [Self.other], cause: text)
            #expect(second.message == "Accepted 1 snapshot")
            #expect(try review.reference(Self.other) != old[1])
            // One rejected cause is enough.
            _ = try await review.session.decide(.rejected, [Self.other], cause: colored)
            #expect(try review.reference(Self.other) == old[1])
            #expect(
                Set(await review.decisions(about: Self.other)) == [.accepted, .rejected])
            for _ in 1...3 { _ = try await review.session.undo() }
            #expect(try [Self.one, Self.other].map(review.reference) == old)
            #expect(await review.session.state(after: -1).decisions == [])
        }
    }

    @Test func otherNamesChangeNothing() async throws {
        try await withReview { review in
            for name in ["../Box/a", "/etc/passwd", "Box/none", ""] {
                await #expect(throws: ReviewError.unknown(name)) {
                    _ = try await review.session.decide(.accepted, [Self.one, name])
                }
            }
            #expect(await review.session.state(after: -1).decisions == [])
            #expect(await review.session.state(after: -1).canUndo == false)
        }
    }

    @Test func rejectionsAreRememberedUntilTheSnapshotChanges() async throws {
        var digests: [String: String] = [:]
        try await withReview { review in
            _ = try await review.session.decide(.rejected, [Self.one, Self.other])
            digests = RejectedSnapshots(review.store).load()
        }
        #expect(digests.keys.sorted() == [Self.other, Self.one].sorted())
        digests[Self.other] = "another"
        digests["Other/iphone-8.portrait"] = "kept"
        try await withReview(earlier: digests) { review in
            #expect(await review.decisions(about: Self.one) == [.rejected])
            #expect(await review.decisions(about: Self.other) == [])
            _ = try await review.session.decide(.accepted, [Self.one])
            #expect(
                RejectedSnapshots(review.store).load() == ["Other/iphone-8.portrait": "kept"])
        }
    }

    @Test func theSummaryCountsDecisions() async throws {
        try await withReview { review in
            _ = try await review.session.decide(.accepted, [Self.one])
            _ = try await review.session.decide(.rejected, [Self.other])
            let summary = await review.session.finish()
            #expect(summary.text == "1 accepted, 1 rejected, 0 left")
            #expect(summary.status == .different)
            #expect(await review.session.finished() == summary)
            await #expect(throws: ReviewError.finished) {
                _ = try await review.session.decide(.accepted, [Self.other])
            }
            await #expect(throws: ReviewError.finished) { _ = try await review.session.undo() }
        }
    }

    @Test func theStatusIsThatOfWhatIsLeft() {
        #expect(ReviewSummary(accepted: 3).status == .success)
        #expect(ReviewSummary().status == .success)
        #expect(ReviewSummary(accepted: 3, left: 1).status == .different)
        #expect(ReviewSummary(rejected: ["a"]).status == .different)
        #expect(ReviewSummary(isComplete: false).status == .different)
        #expect(ReviewSummary(hasFailures: true).status == .couldNotRun)
        #expect(
            ReviewSummary(isComplete: false).text
                == "0 accepted, 0 rejected, 0 left; not all snapshots were compared")
        let many = ReviewSummary(rejected: (1...12).map { "a\($0)" }).lines
        #expect(many.count == 12)
        #expect(many[10] == "rejected: 2 more")
    }
}
