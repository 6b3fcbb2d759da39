import ArgumentParser
import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Source: DESIGN's command line.
@MainActor struct InputOptionsTests {
    @Test func missingAssetFoldersAreErrors() throws {
        let options = try RenderCommand.parse(["a.xib", "--assets", "/nowhere/at/all"]).input
        let selection = try RenderCommand.parse([]).selection
        #expect(throws: UsageError.assetsNotRead("/nowhere/at/all")) {
            try options.previews(selection)
        }
        let message = "\(UsageError.assetsNotRead("x"))"
        #expect(message == "--assets x: no such folder — check the path")
    }

    @Test func unknownNamesHaveSuggestions() {
        let known = ["Main/Login", "Main/Settings"]
        #expect(
            "\(UsageError.noPreview(scene: "Setings", grep: nil, known: known))"
                == "no scene is named “Setings” — did you mean 'Settings'?")
        #expect(
            "\(UsageError.noPreview(scene: nil, grep: "Badge", known: known))"
                == "no preview name contains “Badge”")
    }

    @Test func severalAssetFolders() throws {
        let options = try RenderCommand.parse(["a.xib", "--assets", "one", "--assets", "two"]).input
        #expect(options.resources.assets == ["one", "two"] && options.input == ["a.xib"])
    }

    /// A scene can be selected by its name, storyboard identifier, or object ID.
    @Test(arguments: ["Login", "start", "abc"])
    func scenesAreChosenByNameOrID(_ scene: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene sceneID="s"><objects><viewController id="abc" title="Login" \
            storyboardIdentifier="start" sceneMemberID="viewController"><view key="view" id="v"/>\
            </viewController></objects></scene></scenes></document>
            """
        let file = folder.appending(path: "Main.storyboard")
        try Data(text.utf8).write(to: file)
        let selection = try RenderCommand.parse(["--scene", scene]).selection
        let previews = try RenderCommand.parse([file.path]).input.previews(selection)
        #expect(previews.chosen.map(\.name) == ["Main/Login"])
    }

    @Test func theMessageForMissingFontsNamesThePackages() {
        let error = UsageError.missingFonts(["Inter-Bold.otf", "NotoSansThai-Regular.ttf"])
        #expect(
            "\(error)"
                == "required fonts are missing: Inter-Bold.otf and 1 more — run `apt-get install"
                + " fonts-inter fonts-noto-core`, or set CONTACTSHEET_FONTS to a folder that"
                + " contains them"
        )
    }
}
