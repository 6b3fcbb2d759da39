import Foundation
import Testing

@testable import ContactSheet

@Suite struct ReferencePairsTests {
    private func pairs(_ old: [String], _ new: [String]) throws -> ReferencePairs {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, paths) in [("old", old), ("new", new)] {
            for path in paths {
                let file = folder.appending(path: "\(name)/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
        }
        return try ReferencePairs(
            folder.appending(path: "old").path, folder.appending(path: "new").path)
    }

    /// Source: the names of files that swift-snapshot-testing and iOSSnapshotTestCase document.
    @Test func namesOfBothConventionsArePairs() throws {
        let result = try pairs(
            [
                "App.ProfileTests/testScreen@3x.png", "App.ProfileTests/testScreen_dark@3x.png",
                "App.ProfileTests/testOld@2x.png", "Readme.md",
            ],
            [
                "__Snapshots__/Contactsheet/ProfileTests/testScreen.1.png",
                "__Snapshots__/Contactsheet/ProfileTests/testScreen.dark.png",
                "__Snapshots__/Contactsheet/ProfileTests/testNew.1.png",
            ])
        #expect(
            result.pairs.map(\.name) == ["ProfileTests/testScreen", "ProfileTests/testScreen_dark"])
        #expect(result.pairs.map(\.scale) == [3, 3])
        #expect(result.onlyExpected == ["App.ProfileTests/testOld@2x.png"])
        #expect(result.onlyActual == ["__Snapshots__/Contactsheet/ProfileTests/testNew.1.png"])
    }

    @Test func numbersOtherThanTheFirstMatter() throws {
        let names = ["A/testB.1.png", "A/testB.2.png"]
        #expect(try pairs(names, names).pairs.map(\.name) == ["A/testB.1", "A/testB.2"])
    }

    @Test func ambiguousNamesAreErrors() {
        #expect(throws: ReferencePairsError.self) {
            try pairs(["A/testB.1.png", "A/testB@2x.png"], ["A/testB.1.png"])
        }
        #expect(throws: ReferencePairsError.self) { try pairs(["A/a.png"], ["B/b.png"]) }
    }
}
