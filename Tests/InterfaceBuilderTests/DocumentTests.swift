import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the documents in the tests.
struct DocumentTests {
    static func controller(_ id: String, _ attributes: String = "") -> String {
        """
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v\(id)"><rect key="frame" width="375" height="667"/></view>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p" userLabel="First"/>
        """
    }

    static let navigation = """
        <navigationController id="n" sceneMemberID="viewController">
        <navigationBar key="navigationBar"><rect key="frame" width="375" height="44"/>
        </navigationBar></navigationController>
        """

    @Test func documentHeader() throws {
        let document = try Document.storyboard(
            Self.controller("a"), head: #"<device id="retina6_1" orientation="landscape"/>"#)
        #expect(document.name == "Main")
        #expect(document.targetRuntime == "iOS.CocoaTouch")
        #expect(document.toolsVersion == "21507")
        #expect(document.designDeviceID == "retina6_1")
        #expect(document.designOrientation == .landscapeLeft)
    }

    @Test func storyboardWithTwoScreensAndAContainer() throws {
        let document = try Document.storyboard(
            Self.controller("a", #"title="First""#), Self.navigation, Self.controller("b"))
        #expect(document.scenes.map(\.id) == ["a", "n", "b"])
        #expect(
            document.scenes.map(\.name)
                == ["First", "navigationController (n)", "viewController (b)"])
        #expect(document.scenes.map(\.hasPicture) == [true, false, true])
        #expect(document.scenes.first?.line == 4)
    }

    @Test func duplicateNamesHaveIDs() throws {
        let document = try Document.storyboard(
            Self.controller("a", #"title="Page""#), Self.controller("b", #"title="Page""#),
            Self.controller("c", #"title="Other""#))
        #expect(document.scenes.map(\.name) == ["Page", "Page (b)", "Other"])
    }

    @Test func xibsHaveASceneForEachView() throws {
        let document = try Document.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view id="a" customClass="Card"/>
            <tapGestureRecognizer id="t"/>
            <tableViewCell id="b"/>
            """)
        #expect(document.scenes.map(\.name) == ["Card", "tableViewCell"])
        #expect(document.scenes.map(\.kind) == ["view", "tableViewCell"])
        #expect(document.scenes.map(\.line) == [5, 7])
    }

    @MainActor @Test func aDocumentOfContainersShowsAnEmptyScreen() throws {
        useStandardScreen()
        let document = try Document.storyboard(Self.navigation, Self.navigation)
        #expect(document.scenes.map(\.hasPicture) == [true, false])
        let (controller, diagnostics) = DiagnosticLog.collecting {
            document.makeViewController(for: document.scenes[0])
        }
        #expect(controller.view.subviews.isEmpty)
        #expect(
            diagnostics.map(\.description) == [
                "Main.storyboard:4: warning: "
                    + "the document stores no content for a navigationController"
            ])
    }
}
