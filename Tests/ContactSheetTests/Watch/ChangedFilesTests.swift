import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheet

// Source: Documentation/Gallery.md 6.
@MainActor struct ChangedFilesTests {
    /// A document of one scene that names an image, a color, and another document.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController title="Main" id="c">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews><imageView image="Logo" id="i"><rect key="frame" x="0" y="0" width="10" height="10"/>
        </imageView><imageView image="photo.png" id="j">
        <rect key="frame" x="0" y="0" width="10" height="10"/></imageView></subviews>
        <color key="backgroundColor" name="Brand/Paper"/></view>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="title" \
        value="Other"/></userDefinedRuntimeAttributes>
        </viewController></objects></scene></scenes></document>
        """

    private func affected(_ paths: [String]) throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Main.storyboard")
        try Data(Self.document.utf8).write(to: file)
        let preview = try #require(try DocumentPreviews(at: [file.path]).previews.first)
        let root = folder.standardizedFileURL.path
        return ChangedFiles(Set(paths.map { "\(root)/\($0)" })).affect(preview)
    }

    @Test(arguments: [
        "Main.storyboard", "Other.storyboard", "Other.xib", "fr.lproj/Main.strings",
        "Main.xcstrings", "mul.lproj/Main.xcstrings", "Media.xcassets/Logo.imageset/a.png",
        "Media.xcassets/Logo.imageset/Contents.json",
        "Media.xcassets/Brand/Paper.colorset/Contents.json", "Media.xcassets/Contents.json",
        "photo.png", "photo@2x.png", "Info.plist",
    ])
    func filesThatADocumentUsesAffectIt(path: String) throws {
        #expect(try affected([path]))
        #expect(try affected(["Second.xib", path]))
    }

    @Test(arguments: [
        "Second.storyboard", "fr.lproj/Second.strings", "Media.xcassets/Icon.imageset/a.png",
        "Media.xcassets/Brand/Ink.colorset/Contents.json", "notes.txt", "Main.storyboard~",
        ".Main.storyboard.swp", "other.png",
    ])
    func otherFilesDont(path: String) throws {
        #expect(try !affected([path]))
    }

    @Test func filesOfNoPreviewAreIgnored() {
        #expect(ChangedFiles(["/a/notes.txt", "/a/Main.storyboard~"]).isEmpty)
        #expect(!ChangedFiles(["/a/notes.txt", "/a/Main.xib"]).isEmpty)
    }

    @Test func previewsInCodeAreAlwaysAffected() {
        let preview = Preview("Code") { UIViewController() }
        #expect(ChangedFiles(["/a/Main.xib"]).affect(preview))
    }
}
