import AtomicFiles
import Foundation
import Testing
import ZIPArchives

@testable import ContactSheetSnapshots

/// Source: this package's decision: containers are merged entry by entry.
@Suite struct ContainerMergeTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try Folder.create(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func write(_ entries: [String: String], to path: String) throws {
        try ContainerFile(path: path, old: nil).write(
            Dictionary(
                uniqueKeysWithValues: entries.map { name, text in
                    ("A/\(name).svg", .changed(nil) { Data(text.utf8) })
                }))
    }

    private func read(_ path: String) throws -> [String: String] {
        let archive = try ZIPArchive(path)
        return Dictionary(
            uniqueKeysWithValues: try archive.entries.map {
                (
                    String($0.name.dropFirst(2).dropLast(4)),
                    String(decoding: try archive.bytes(of: $0), as: UTF8.self)
                )
            })
    }

    private func merge(
        _ old: [String: String]?, _ own: [String: String], _ other: [String: String]
    ) throws -> (result: [String: String], conflicts: [String]) {
        var merged: ([String: String], [String]) = ([:], [])
        try withFolder { folder in
            if let old {
                try write(old, to: folder + "/old")
            } else {
                try Data().write(to: URL(fileURLWithPath: folder + "/old"))
            }
            try write(own, to: folder + "/own")
            try write(other, to: folder + "/other")
            let merge = try ContainerMerge(
                folder + "/own", folder + "/other", ancestor: folder + "/old",
                name: "S.contactsheet")
            merged = (try read(folder + "/own"), merge.conflicts.map(\.path))
        }
        return merged
    }

    @Test func differentReferencesAreMerged() throws {
        let merged = try merge(
            ["a": "1", "b": "1", "c": "1", "d": "1"], ["a": "2", "b": "1", "c": "1", "e": "1"],
            ["a": "1", "b": "2", "d": "1", "f": "1"])
        #expect(merged.result == ["a": "2", "b": "2", "e": "1", "f": "1"])
        #expect(merged.conflicts.isEmpty)
    }

    @Test func theSameChangeIsNoConflict() throws {
        let merged = try merge(["a": "1", "b": "1"], ["a": "2"], ["a": "2"])
        #expect(merged.result == ["a": "2"])
        #expect(merged.conflicts.isEmpty)
    }

    /// The others are merged nevertheless, because a reference that is in conflict is recorded again.
    @Test func aReferenceThatBothChangedIsKept() throws {
        let merged = try merge(
            ["a": "1", "b": "1", "c": "1"], ["a": "2", "b": "1"], ["a": "3", "b": "2", "c": "3"])
        #expect(merged.result == ["a": "2", "b": "2"])
        #expect(merged.conflicts == ["A/a.svg", "A/c.svg"])
    }

    @Test func withoutAnAncestorBothAreAdded() throws {
        let merged = try merge(nil, ["a": "1", "b": "1"], ["a": "1", "b": "2", "c": "1"])
        #expect(merged.result == ["a": "1", "b": "1", "c": "1"])
        #expect(merged.conflicts == ["A/b.svg"])
    }

    @Test func aFileThatIsNoContainerIsNamedByItsPathInTheRepository() throws {
        try withFolder { folder in
            try write(["a": "1"], to: folder + "/own")
            try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/other"))
            let error = #expect(throws: SnapshotError.self) {
                try ContainerMerge(
                    folder + "/own", folder + "/other", ancestor: folder + "/own",
                    name: "S.contactsheet")
            }
            #expect(error?.description.hasPrefix("S.contactsheet: ") == true)
            #expect(try read(folder + "/own") == ["a": "1"])
        }
    }
}
