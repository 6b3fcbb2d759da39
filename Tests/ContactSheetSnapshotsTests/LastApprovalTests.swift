import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: this package's decision: the last approval can be undone.
@Suite struct LastApprovalTests {
    private let reference = "<svg>\n<metadata>contactsheet 2\nviews:\n</metadata></svg>"

    private func withStore(_ body: (SnapshotStore) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(SnapshotStore(directory: folder))
    }

    private func outcome(_ name: String) -> SnapshotOutcome {
        SnapshotOutcome(preview: "Main", name: name, verdict: .missing)
    }

    private func text(_ store: SnapshotStore, _ name: String) -> String? {
        try? String(contentsOf: store.url(outcome(name).id), encoding: .utf8)
    }

    private func write(_ text: String, _ store: SnapshotStore, _ name: String) throws {
        try store.write(Array(text.utf8), as: outcome(name).id)
    }

    @Test func replacedReferencesAreRestoredAndAddedOnesRemoved() throws {
        try withStore { store in
            try write(reference + "old", store, "a")
            let approval = LastApproval(store)
            try approval.save([outcome("a"), outcome("b")])
            for name in ["a", "b"] { try write(reference + "new", store, name) }
            #expect(
                store.all().map(\.name) == ["Main/a", "Main/b"], "saved files aren't references")
            #expect(try approval.undo() == 2)
            #expect(text(store, "a") == reference + "old")
            #expect(text(store, "b") == nil)
            let files = try FileManager.default.contentsOfDirectory(atPath: store.directory.path)
            #expect(files.sorted() == [".last-approval", "Main"])
            let saved = try FileManager.default.contentsOfDirectory(
                atPath: "\(store.directory.path)/.last-approval")
            #expect(saved == [".gitignore"])
        }
    }

    @Test func anApprovalIsUndoneOnce() throws {
        try withStore { store in
            let approval = LastApproval(store)
            try approval.save([outcome("a")])
            #expect(try approval.undo() == 1)
            #expect(throws: SnapshotError.self) { try approval.undo() }
        }
    }

    @Test func editedListsDoNotLeadOutOfTheFolder() throws {
        try withStore { store in
            let approval = LastApproval(store)
            try approval.save([])
            let list = #"[{"id":"/x/a","isReplaced":false}]"#
            try Data(list.utf8).write(
                to: store.directory.appending(path: ".last-approval/list.json"))
            #expect(throws: SnapshotError.self) { try approval.undo() }
        }
    }

    /// A file that the program hasn't written stays.
    @Test func otherFilesStay() throws {
        try withStore { store in
            let approval = LastApproval(store)
            try approval.save([outcome("a")])
            let other = store.directory.appending(path: ".last-approval/notes.txt")
            try Data("x".utf8).write(to: other)
            try approval.discard()
            #expect(FileManager.default.fileExists(atPath: other.path))
        }
    }
}
