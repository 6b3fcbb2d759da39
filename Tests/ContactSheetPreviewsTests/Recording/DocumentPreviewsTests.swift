import Foundation
import Testing

@testable import ContactSheetPreviews

/// Source: documents that the test writes; names according to the rule documented for
/// `DocumentPreviews`.
@MainActor @Suite struct DocumentPreviewsTests {
    private func inFolder(
        _ documents: [String: [(String, String)]], _ body: (String) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, scenes) in documents {
            let list = scenes.map { title, id in
                """
                <scene sceneID="s"><objects>
                <viewController title="\(title)" id="\(id)" sceneMemberID="viewController">\
                <view key="view" id="v-\(id)"/></viewController></objects></scene>
                """
            }
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
                <scenes>\(list.joined(separator: "\n"))</scenes></document>
                """
            let url = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try body(folder.path)
    }

    /// References keep their names when scenes are added or removed.
    @Test func namesDoNotDependOnOtherScenes() throws {
        try inFolder(["One.storyboard": [("Login", "a")]]) { folder in
            let previews = try DocumentPreviews(at: [folder]).previews
            #expect(previews.map(\.name) == ["One/Login"])
        }
        try inFolder(["One.storyboard": [("Login", "a"), ("Login", "b"), ("", "c")]]) { folder in
            let previews = try DocumentPreviews(at: [folder]).previews
            #expect(
                previews.map(\.name) == ["One/Login", "One/Login (b)", "One/viewController (c)"])
        }
    }

    /// File systems that don't distinguish case or normalization forms have one folder for such
    /// names.
    @Test func namesThatDifferOnlyInCase() throws {
        let scenes = [("Login", "a"), ("login", "b"), ("e\u{301}", "c"), ("\u{C9}", "d")]
        try inFolder(["One.storyboard": scenes]) { folder in
            let previews = try DocumentPreviews(at: [folder])
            #expect(previews.conflicts.isEmpty)
            #expect(
                previews.previews.map(\.name) == [
                    "One/Login", "One/login (b)", "One/\u{E9}", "One/\u{C9} (d)",
                ])
        }
    }

    @Test func documentsWithEqualNamesAreReported() throws {
        let documents = [
            "X.storyboard": [("Login", "a"), ("Detail", "b")], "X.xib": [("Login", "a")],
            "x.storyboard": [("detail", "c"), ("Other", "d")], "Y.storyboard": [("Login", "a")],
        ]
        try inFolder(documents) { folder in
            let previews = try DocumentPreviews(at: [folder])
            #expect(previews.previews.map(\.name) == ["Y/Login", "x/Other"])
            let message = previews.conflicts.map { "\($0)".replacing(folder + "/", with: "") }
            #expect(
                message == [
                    "X.storyboard:3 and X.xib:3: both scenes are named “X/Login” — "
                        + "rename a scene or a document",
                    "X.storyboard:5 and x.storyboard:3: “X/Detail” and “x/detail” name the same "
                        + "folder on case-insensitive file systems — "
                        + "rename a scene or a document",
                ])
        }
    }

    @Test func scenesWithEqualIDsAreReported() throws {
        try inFolder(["X.storyboard": [("A", "1"), ("B", "2"), ("C", "1")]]) { folder in
            let previews = try DocumentPreviews(at: [folder])
            #expect(previews.previews.map(\.name) == ["X/B"])
            let message = previews.conflicts.map { "\($0)".replacing(folder + "/", with: "") }
            #expect(
                message == [
                    "X.storyboard:3 and X.storyboard:7: both scenes have the object ID “1” — "
                        + "change one of them"
                ])
        }
    }
}
