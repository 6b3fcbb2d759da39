import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the archives' own format, in which a controller contains its view or names its nib; the
/// archives were written by hand.
@MainActor struct ArchivedContainerTests {
    private static func tab(_ title: String, _ number: Int, view: String) -> String {
        """
        <object class="IBUIViewController" id="\(number)">\(view)
        <object class="IBUITabBarItem" key="IBUITabBarItem" id="\(number)9">
        <string key="IBUITitle">\(title)</string></object>
        <string key="IBUITitle">\(title)</string></object>
        """
    }

    private static func view(_ number: Int) -> String {
        """
        <object class="IBUIView" key="IBUIView" id="\(number)">
        <int key="NSvFlags">274</int><string key="NSFrameSize">{320, 411}</string></object>
        """
    }

    private static func tabs(_ first: String, _ second: String) -> String {
        """
        <object class="IBUITabBarController" id="1">
        <object class="NSMutableArray" key="IBUIViewControllers">
        <bool key="EncodedWithXMLCoder">YES</bool>\(first)\(second)</object></object>
        """
    }

    @Test func everyTabWithAViewIsAPreview() throws {
        let document = try Archives.document(
            Self.tabs(
                Self.tab("One", 2, view: Self.view(3)), Self.tab("Two", 4, view: Self.view(5))))
        #expect(document.scenes.filter(\.hasPicture).map(\.name) == ["One", "Two"])
        let scene = try #require(document.scene(named: "Two"))
        let tabs = try #require(
            document.makeViewController(for: scene) as? UITabBarController)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.viewControllers?.count == 2)
    }

    @Test func containersWithAnExternalFirstViewArePreviews() throws {
        let document = try Archives.document(
            Self.tabs(
                Self.tab("One", 2, view: #"<string key="IBUINibName">Page</string>"#),
                Self.tab("Two", 4, view: Self.view(5))))
        #expect(
            document.scenes.filter(\.hasPicture).map(\.kind) == [
                "tabBarController", "viewController",
            ])
        let page = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="v" id="1"/></connections></placeholder>
            <view id="v"><rect key="frame" width="320" height="411"/><subviews>
            <label id="l" text="Page"><rect key="frame" width="50" height="20"/></label>
            </subviews></view>
            """
        try DocumentFolder.with(["Page.xib": page]) {
            let tabs = document.makeViewController(for: document.scenes[0])
            let first = (tabs as? UITabBarController)?.viewControllers?.first
            #expect((first?.view.subviews.first as? UILabel)?.text == "Page")
        }
    }
}
