import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation
import Testing

@testable import ContactSheet

/// Source: decision.
@Suite final class RecordedDurationsTests {
    private let store = SnapshotStore(
        directory: FileManager.default.temporaryDirectory
            .appending(path: "durations-\(UUID().uuidString)", directoryHint: .isDirectory))
    private var file: String { store.directory.appending(path: "durations.json").path }

    deinit { try? FileManager.default.removeItem(at: store.directory) }

    @Test func mediansAreRoundedAndSorted() throws {
        var durations = try RecordedDurations(in: store)
        #expect(durations.seconds.isEmpty)
        durations.update(["B/x": [0.034, 9, 0.031], "A": [0.0000002], "C": []])
        try durations.write()
        #expect(
            try String(contentsOfFile: file, encoding: .utf8) == """
                {
                  "A" : 0.001,
                  "B/x" : 0.03
                }

                """)
        #expect(try RecordedDurations(in: store).seconds == ["A": 0.001, "B/x": 0.03])
        #expect(durations.summary.hasPrefix("durations of 2 previews in "))
    }

    @Test func smallChangesAreNotRecorded() throws {
        var durations = try RecordedDurations(in: store)
        durations.update(["A": [0.03], "B": [0.03], "C": [0.03], "D": [0.03]])
        durations.update(["A": [0.06], "B": [0.015], "C": [0.061]])
        #expect(durations.seconds == ["A": 0.03, "B": 0.03, "C": 0.06, "D": 0.03])
        durations.update([:], known: ["A", "C"])
        #expect(durations.seconds == ["A": 0.03, "C": 0.06])
    }

    @Test(arguments: ["[]", #"{"A": "fast"}"#, #"{"A": 0}"#, #"{"A": -1}"#])
    func otherFilesAreErrors(text: String) throws {
        try AtomicFile.write(Data(text.utf8), to: file)
        #expect(throws: DurationsError.notDurations(file)) {
            try RecordedDurations(in: store)
        }
    }

    @Test func conflictsAreNamed() throws {
        try AtomicFile.write(Data("{\n<<<<<<< HEAD\n=======\n>>>>>>> a\n}\n".utf8), to: file)
        #expect(throws: DurationsError.defect(file, .conflictMarkers(line: 2))) {
            try RecordedDurations(in: store)
        }
    }
}
