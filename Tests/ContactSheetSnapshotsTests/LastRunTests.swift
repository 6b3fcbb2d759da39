import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

@Suite struct LastRunTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: UUID().uuidString, directoryHint: .isDirectory)
    private var store: SnapshotStore { SnapshotStore(directory: folder) }

    private let failed = ["A/x.portrait", "B/“y”"].compactMap(SnapshotID.init(name:))

    private func create() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func theNamesOfTheLastRunAreStored() throws {
        try create()
        defer { remove() }
        let run = LastRun(store, environment: [:])
        #expect(throws: SnapshotError.self) { try run.failed() }
        run.save(failed: failed)
        run.save(failed: [failed[1]])
        #expect(try run.failed() == [failed[1]])
        let ignored = folder.appending(path: ".last-run/.gitignore")
        #expect(try String(contentsOf: ignored, encoding: .utf8) == "*\n")
        #expect(store.all().isEmpty)
    }

    @Test func nothingIsStoredOnCI() throws {
        try create()
        defer { remove() }
        LastRun(store, environment: ["CI": "true"]).save(failed: failed)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func noFolderOfReferencesIsCreated() {
        LastRun(store, environment: [:]).save(failed: failed)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func aDamagedListIsNoRun() throws {
        try create()
        defer { remove() }
        let run = LastRun(store, environment: [:])
        run.save(failed: failed)
        try Data("[".utf8).write(to: folder.appending(path: ".last-run/failed.json"))
        #expect(throws: SnapshotError.self) { try run.failed() }
    }
}
