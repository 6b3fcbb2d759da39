import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: references recorded from documents that the test writes.
@MainActor @Suite struct DocumentScenesTests {
    private let configuration = Configuration.all(Device.named(["iphone-15"]))[0]

    private func write(_ scenes: [String], to url: URL) throws {
        let list = scenes.map { title in
            """
            <scene sceneID="s-\(title)"><objects><viewController title="\(title)" id="\(title)" \
            sceneMemberID="viewController"><view key="view" id="v-\(title)"/></viewController>\
            </objects></scene>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>\(list.joined(separator: "\n"))</scenes></document>
            """
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func test(in folder: URL) throws -> SnapshotTest {
        try SnapshotTest(
            store: SnapshotStore(directory: folder.appending(path: "Snapshots")), policy: .record,
            environment: [:])
    }

    private func record(_ previews: [Preview], in folder: URL) throws {
        let test = try test(in: folder)
        for preview in previews {
            #expect(test.outcome(of: preview.outcome(in: configuration)).verdict == .new)
        }
    }

    private func obsolete(_ previews: [Preview], in folder: URL) throws -> [String] {
        try test(in: folder).obsolete(
            previews: previews, devices: Device.all, ownsFolder: false
        ).map(\.preview)
    }

    @Test func referencesOfRemovedScenesAreObsolete() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "Main.storyboard")
            try write(["Login", "Detail", "Help"], to: file)
            let all = try DocumentPreviews(at: [file.path]).previews
            #expect(all.map(\.name) == ["Main/Login", "Main/Detail", "Main/Help"])
            try record(all + [all[2].performing([.wait(1)], named: "Main/Help/later")], in: folder)
            #expect(try obsolete(all, in: folder).isEmpty)

            try write(["Login"], to: file)
            let rest = try DocumentPreviews(at: [file.path]).previews
            #expect(rest.map(\.name) == ["Main/Login"])
            let removed = ["Main/Detail", "Main/Help", "Main/Help/later"]
            #expect(try obsolete(rest, in: folder) == removed)
            // Steps that this run doesn't perform may have references.
            let steps = rest.map { $0.performing([.wait(1)], named: "\($0.name)/later") }
            #expect(try obsolete(steps, in: folder) == removed)
        }
    }

    /// References in the same folder may belong to code, to another document, or to a document in a
    /// folder with the same name.
    @Test func otherReferencesAreKept() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "Main.storyboard")
            try write(["Login"], to: file)
            try write(["Old"], to: folder.appending(path: "Main.xib"))
            try write(["Sheet"], to: folder.appending(path: "Main/Other.storyboard"))
            let previews = try DocumentPreviews(at: [folder.path]).previews
            #expect(
                previews.map(\.name) == ["Main/Login", "Main/Old", "Main/Other/Sheet"])
            try record(previews + [Preview("Main/Code") { UIView() }], in: folder)
            let alone = try DocumentPreviews(at: [file.path]).previews
            #expect(try obsolete(alone, in: folder).isEmpty)
        }
    }
}
