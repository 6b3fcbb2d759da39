import Foundation
import InterfaceBuilder
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

    /// Writes a document of another platform, which has another type and root.
    private func write(
        _ name: String, type: String, runtime: String, in folder: String
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder\(type)" targetRuntime="\(runtime)">
            <scenes/></document>
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }

    @Test func documentsOfOtherPlatformsAreLeftOut() throws {
        try inFolder(["One.storyboard": [("Login", "a")]]) { folder in
            try write(
                "Mac.xib", type: "3.Cocoa.XIB", runtime: "MacOSX.Cocoa", in: folder)
            try write(
                "TV.storyboard", type: ".AppleTV.Storyboard", runtime: "AppleTV", in: folder)
            try write(
                "Watch.storyboard", type: ".WatchKit.Storyboard", runtime: "watchKit", in: folder)
            let found = try DocumentPreviews(at: [folder])
            #expect(found.previews.map(\.name) == ["One/Login"])
            #expect(found.unreadable.isEmpty)
            let others = found.otherPlatforms.compactMap(\.otherPlatform)
            #expect(
                others.map { $0.replacing(folder + "/", with: "") } == [
                    "Mac.xib (macOS)", "TV.storyboard (tvOS)", "Watch.storyboard (watchOS)",
                ])
            // One that is named itself, and a folder of such documents only, are errors.
            #expect(throws: DocumentError.self) {
                try DocumentPreviews(at: [folder + "/TV.storyboard"])
            }
            try FileManager.default.removeItem(atPath: folder + "/One.storyboard")
            #expect(throws: DocumentError.self) { try DocumentPreviews(at: [folder]) }
        }
    }

    @Test func documentsAreExcluded() throws {
        let documents = [
            "App/One.storyboard": [("Login", "a")], "App/Old/Two.storyboard": [("Login", "a")],
            "Pods/Three.storyboard": [("Login", "a")],
        ]
        try inFolder(documents) { folder in
            func names(_ patterns: String..., at path: String = "") throws -> [String] {
                let found = try DocumentPreviews(
                    at: [folder + path], excluding: patterns.compactMap(PathPattern.init))
                return found.previews.map(\.name)
            }
            #expect(try names("Pods", "Old") == ["App/One/Login"])
            #expect(try names("App/**/*.storyboard") == ["Pods/Three/Login"])
            #expect(try names("/Old", at: "/App") == ["One/Login"])
            #expect(try names("One.storyboard", at: "/App/One.storyboard").isEmpty)
            let all = try DocumentPreviews(at: [folder], excluding: [PathPattern("**")!])
            #expect(all.previews.isEmpty && all.excludedCount == 3)
        }
    }

    /// The project around a document determines its devices and orientations.
    @Test func projectsThatCannotBeReadAreReported() throws {
        try inFolder(["App/One.storyboard": [("Login", "a")]]) { folder in
            let conflict = "<<<<<<< HEAD\n=======\n>>>>>>> a\n"
            try FileManager.default.createDirectory(
                atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
            for file in ["App.xcodeproj/project.pbxproj", "Info.plist"] {
                try Data(conflict.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
            }
            let files = try DocumentPreviews(at: [folder + "/App"]).damagedFiles
            #expect(
                files.map { $0.replacing(folder + "/", with: "") } == [
                    "Info.plist:1: contains merge conflict markers — resolve the conflict",
                    "App.xcodeproj/project.pbxproj:1: contains merge conflict markers"
                        + " — resolve the conflict",
                ])
        }
    }
}
