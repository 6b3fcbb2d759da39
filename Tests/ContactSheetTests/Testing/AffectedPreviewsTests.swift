import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheet
@testable import ContactSheetSnapshots

/// Source: Documentation/Snapshots.md 9.
@MainActor @Suite struct AffectedPreviewsTests {
    private func document(_ title: String, referringTo other: String?) -> String {
        let placeholder = other.map {
            """
            <scene sceneID="p"><objects><viewControllerPlaceholder storyboardName="\($0)" id="q" \
            sceneMemberID="viewController"/></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            useAutolayout="YES" initialViewController="c">
            <scenes><scene sceneID="s"><objects><viewController title="\(title)" id="c">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
            </view></viewController></objects></scene>\(placeholder ?? "")</scenes></document>
            """
    }

    /// Returns the previews that changes affect, of three documents: Alpha refers to Beta, and Beta to Gamma.
    private func affected(_ paths: [String], areInCode: Bool = false) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            .standardizedFileURL
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, other) in [("Alpha", "Beta"), ("Beta", "Gamma"), ("Gamma", nil)] {
            try Data(document(name, referringTo: other).utf8)
                .write(to: folder.appending(path: "\(name).storyboard"))
        }
        let previews = try DocumentPreviews(at: [folder.path]).previews
        let found = AffectedPreviews(
            of: previews, areInCode: areInCode, Set(paths.map { "\(folder.path)/\($0)" }),
            SnapshotStore(directory: folder.appending(path: "Snapshots")))
        return previews.map(\.name).sorted().filter {
            found.include(SnapshotID(preview: $0, configuration: "iphone-15.portrait"))
        }
    }

    private nonisolated static let all = ["Alpha/Alpha", "Beta/Beta", "Gamma/Gamma"]

    @Test(arguments: [
        ([], []), (["Alpha.storyboard"], ["Alpha/Alpha"]),
        (["Beta.storyboard"], ["Alpha/Alpha", "Beta/Beta"]),
        // Alpha shows Gamma by way of Beta.
        (["Gamma.storyboard"], all), (["README.md"], []), (["Info.plist"], all),
        (["Fonts/A.ttf"], all), ([".contactsheet.yml"], all),
        (["Snapshots/Gamma/Gamma/iphone-15.portrait.svg"], ["Gamma/Gamma"]),
        (["Snapshots/Gamma/Gamma/ipad-10.portrait.svg"], []),
    ])
    func documents(paths: [String], names: [String]) throws {
        #expect(try affected(paths) == names)
    }

    /// The classes of an executable's documents are in its sources, and read its resources.
    @Test(arguments: [
        (["Sources/Cell.swift"], all), (["data.json"], all), (["Beta.storyboard"], all),
        (["Snapshots/Gamma/Gamma/iphone-15.portrait.svg"], ["Gamma/Gamma"]), ([], []),
    ])
    func documentsOfExecutables(paths: [String], names: [String]) throws {
        #expect(try affected(paths, areInCode: true) == names)
    }

    /// Code can depend on every file, but not on references.
    @Test func previewsInCode() {
        let previews = [Preview("A") { UIViewController() }]
        let store = SnapshotStore(directory: URL(fileURLWithPath: "/a/Snapshots"))
        let id = SnapshotID(preview: "A", configuration: "iphone-15.portrait")
        func isAffected(_ path: String) -> Bool {
            AffectedPreviews(of: previews, areInCode: true, [path], store).include(id)
        }
        #expect(isAffected("/a/Sources/A.swift"))
        #expect(isAffected("/a/data.json"))
        #expect(!isAffected("/a/Snapshots/B/iphone-15.portrait.svg"))
        #expect(isAffected("/a/Snapshots/A/iphone-15.portrait.svg"))
    }

    /// A container isn't a source either, and its entries that changed are found by their contents.
    @Test func containers() {
        let previews = [Preview("A") { UIViewController() }]
        let store = SnapshotStore(
            directory: URL(fileURLWithPath: "/a/S.contactsheet", isDirectory: true))
        let id = SnapshotID(preview: "A", configuration: "iphone-15.portrait")
        func isAffected(_ path: String, _ entries: Set<SnapshotID> = []) -> Bool {
            AffectedPreviews(
                of: previews, areInCode: true, [path], store, entries: entries
            ).include(id)
        }
        #expect(isAffected("/a/data.json"))
        #expect(!isAffected("/a/S.contactsheet"))
        #expect(!isAffected("/a/S.runs/durations.json"))
        #expect(isAffected("/a/S.contactsheet", [id]))
    }
}
