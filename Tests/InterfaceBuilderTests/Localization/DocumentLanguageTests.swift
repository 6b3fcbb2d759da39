import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the keys that Xcode writes for storyboards, "objectID.property" (Apple's
/// "Internationalization and Localization Guide"), and its folders.
@MainActor struct DocumentLanguageTests {
    private static let screen = """
        <viewController id="vc" title="Own" storyboardIdentifier="Own" \
        sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
        <label id="la" text="Name"><rect key="frame" width="50" height="20"/></label>
        <label id="lb"><rect key="frame" width="50" height="20"/>
        <string key="text">Two
        lines</string></label>
        <button id="bu"><rect key="frame" width="50" height="20"/>
        <state key="normal" title="Save"/><state key="disabled" title="No"/></button>
        <segmentedControl id="se"><rect key="frame" width="50" height="20"/><segments>
        <segment title="A"/><segment title="B"/></segments></segmentedControl>
        <textField id="tf" placeholder="Mail"><rect key="frame" width="50" height="20"/></textField>
        </subviews></view>
        <navigationItem key="navigationItem" title="Own" id="ni"/></viewController>
        """

    private static let strings = #"""
        "la.text" = "Nom"; "lb.text" = "Court"; "bu.normalTitle" = "Sauver";
        "se.segmentTitles[1]" = "Bé"; "tf.placeholder" = "Courriel"; "ni.title" = "Titre";
        "la.unknown" = "x"; "gone.text" = "x"; "se.segmentTitles[7]" = "x"; "noProperty" = "x";
        """#

    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("DocumentLanguageTests-\(UUID().uuidString)")
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return folder
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene><objects>\(screen)</objects></scene></scenes></document>
        """

    private func controller(
        _ language: String?, _ files: [String: String],
        document: String = "Base.lproj/Main.storyboard", pseudo: PseudoLanguage? = nil
    ) throws -> (controller: UIViewController, notes: [String]) {
        let folder = try folder(files.merging([document: Self.storyboard]) { own, _ in own })
        defer { try? FileManager.default.removeItem(at: folder) }
        let main = try Document(contentsOf: folder.appendingPathComponent(document))
        useStandardScreen()
        UIScreen.main.device.language = language
        UIScreen.main.device.pseudoLanguage = pseudo
        defer { useStandardScreen() }
        let (controller, log) = DiagnosticLog.collecting {
            let controller = main.makeViewController(for: main.scenes[0])
            controller.loadViewIfNeeded()
            return controller
        }
        return (controller, log.map(\.description))
    }

    private func labels(_ controller: UIViewController) -> [String?] {
        controller.view.subviews.compactMap { $0 as? UILabel }.map(\.text)
    }

    @Test func textsOfALanguageReplaceTheDocuments() throws {
        let (controller, notes) = try controller("fr", ["fr.lproj/Main.strings": Self.strings])
        #expect(labels(controller) == ["Nom", "Court"])
        let views = controller.view.subviews
        #expect((views[2] as? UIButton)?.title(for: .normal) == "Sauver")
        #expect((views[2] as? UIButton)?.title(for: .disabled) == "No")
        let segments = views[3] as? UISegmentedControl
        #expect(segments?.titleForSegment(at: 0) == "A")
        #expect(segments?.titleForSegment(at: 1) == "Bé")
        #expect((views[4] as? UITextField)?.placeholder == "Courriel")
        #expect(controller.navigationItem.title == "Titre")
        #expect(notes.isEmpty)
    }

    @Test func withoutALanguageTheDocumentsTextsStay() throws {
        let (controller, notes) = try controller(nil, ["fr.lproj/Main.strings": Self.strings])
        #expect(labels(controller) == ["Name", "Two\nlines"])
        #expect(notes.isEmpty)
    }

    @Test func textsOfAPseudoLanguageAreThoseOfTheDocument() throws {
        let (controller, notes) = try controller(nil, [:], pseudo: .bounded)
        #expect(labels(controller) == ["[Name]", "[Two\nlines]"])
        let views = controller.view.subviews
        #expect((views[2] as? UIButton)?.title(for: .normal) == "[Save]")
        #expect((views[2] as? UIButton)?.title(for: .disabled) == "[No]")
        let segments = views[3] as? UISegmentedControl
        #expect(segments?.titleForSegment(at: 1) == "[B]")
        #expect((views[4] as? UITextField)?.placeholder == "[Mail]")
        #expect(controller.navigationItem.title == "[Own]")
        #expect(notes.isEmpty)
    }

    @Test func pseudoLanguagesOfAttributedTextsAndScopes() throws {
        let text = """
            <view><searchBar text="T"><scopeButtonTitles><string>One</string></scopeButtonTitles></searchBar>
            <label><attributedString key="attributedText"><fragment content="A"/><fragment>
            <string key="content">B</string></fragment></attributedString>
            <userDefinedRuntimeAttributes><string key="value">own</string></userDefinedRuntimeAttributes></label>
            </view>
            """
        let element = try DocumentParser(file: "A.xib").parse(Data(text.utf8)).localized(
            in: .bounded)
        var texts: [String] = []
        element.walk { element in
            let content = element.name == "string" ? element.text : nil
            texts += [element["text"], element["content"], content].compactMap(\.self)
        }
        #expect(texts == ["[T]", "[One]", "[A]", "[B]", "own"])
    }

    @Test func missingLanguagesAreReportedOnce() throws {
        let (controller, notes) = try controller("de", ["fr.lproj/Main.strings": Self.strings])
        #expect(labels(controller)[0] == "Name")
        #expect(notes.count == 1)
        #expect(notes[0].contains("no localization for de"))
    }

    @Test func unmergedTextsAreReported() throws {
        let conflict = "<<<<<<< HEAD\n\"la.text\" = \"Nom\";\n=======\n>>>>>>> a\n"
        let (controller, notes) = try controller("fr", ["fr.lproj/Main.strings": conflict])
        #expect(labels(controller)[0] == "Name")
        #expect(notes.count == 1)
        #expect(
            notes.first?.contains("fr.lproj/Main.strings contains merge conflict markers") == true)
    }

    @Test(arguments: [
        "pt-BR.lproj/Main.strings", "pt_BR.lproj/Main.strings", "pt.lproj/Main.strings",
    ])
    func regionsFallBackToTheLanguage(_ path: String) throws {
        let (controller, _) = try controller("pt-BR", [path: Self.strings])
        #expect(labels(controller)[0] == "Nom")
    }

    @Test(arguments: ["Main.xcstrings", "mul.lproj/Main.xcstrings", "Base.lproj/Main.xcstrings"])
    func catalogs(_ path: String) throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "la.text": {"extractionState": "x", "localizations": {
            "fr": {"stringUnit": {"state": "translated", "value": "Nom"}}}},
            "lb.text": {"localizations": {"fr": {"variations": {"device": {
            "ipad": {"stringUnit": {"value": "Large"}},
            "other": {"stringUnit": {"value": "Petit"}}}}}}},
            "bu.normalTitle": {}}}
            """
        let (controller, notes) = try controller("fr", [path: catalog])
        #expect(labels(controller) == ["Nom", "Petit"])
        #expect(notes.isEmpty)
        #expect(try self.controller("de", [path: catalog]).notes.count == 1)
    }

    /// The name of a snapshot must not depend on the language.
    @Test func scenesKeepTheirNames() throws {
        let document = try Document.storyboard(Self.screen)
        let edition = document.localized(by: LocalizedTexts(["vc.title": "Titre"]), in: "fr")
        #expect(edition.scenes.map(\.name) == document.scenes.map(\.name))
        #expect(edition.makeViewController(for: edition.scenes[0]).title == "Titre")
    }

    @Test func shadowedTextsAndConfigurations() throws {
        let element = try Element.xml(
            """
            <view><label id="a" text="x"/><button id="b"><buttonConfiguration title="x"/></button>
            <searchBar id="c"><scopeButtonTitles><string>x</string></scopeButtonTitles></searchBar>
            </view>
            """)
        let texts = LocalizedTexts([
            "a.ibShadowedText": "1", "b.configuration.title": "2", "c.scopeButtonTitles[0]": "3",
        ])
        let parts = element.localized(by: texts).children
        #expect(parts[0]["text"] == "1")
        #expect(parts[1].child("buttonConfiguration")?["title"] == "2")
        #expect(parts[2].child("scopeButtonTitles")?.children.first?.text == "3")
    }
}
