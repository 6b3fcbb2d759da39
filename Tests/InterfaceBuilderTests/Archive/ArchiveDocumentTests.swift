import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 11; the archives were written by hand.
@MainActor struct ArchiveDocumentTests {
    private static let twoViews = """
        <object class="IBProxyObject" id="100">
        <string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
        <object class="IBUICustomObject" id="101"/>
        <object class="IBUIView" id="1"><int key="NSvFlags">274</int>
        <string key="NSFrameSize">{320, 460}</string></object>
        <object class="IBUIView" id="2"><int key="NSvFlags">274</int>
        <string key="NSFrameSize">{480, 300}</string></object>
        """

    private static let records = Archives.records([
        ("-1", "100", "File's Owner"), ("8", "1", "Portrait"), ("9", "2", "Landscape"),
    ])

    @Test func documentHeader() throws {
        let document = try Archives.document(
            Self.twoViews,
            head: #"<string key="IBDocument.InterfaceBuilderVersion">823</string>"#)
        #expect(document.toolsVersion == "823")
        #expect(document.targetRuntime == "iOS.CocoaTouch")
        #expect(document.name == "Old")
    }

    @Test func iPads() throws {
        let text = Archives.text(Self.twoViews)
            .replacingOccurrences(of: "CocoaTouch.XIB", with: "CocoaTouch.iPad.XIB")
        let document = try Document(data: Data(text.utf8), fileName: "Old.xib")
        #expect(document.targetRuntime == "iOS.CocoaTouch.iPad")
    }

    @Test func numbersAndNamesOfObjects() throws {
        let document = try Archives.document(Self.twoViews, container: Self.records)
        #expect(document.scenes.map(\.id) == ["8", "9"])
        #expect(document.scenes.map(\.name) == ["Portrait", "Landscape"])
        #expect(document.scenes.map(\.line) == [9, 11])
    }

    /// The three notations of dictionaries.
    @Test(arguments: [
        """
        <object class="NSMutableDictionary" key="flattenedProperties">
        <bool key="EncodedWithXMLCoder">YES</bool>
        <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
        <string>7.IBPluginDependency</string><string>8.CustomClassName</string></object>
        <object class="NSMutableArray" key="dict.values">
        <bool key="EncodedWithXMLCoder">YES</bool>
        <string>com.apple</string><string>Card</string></object></object>
        """,
        """
        <object class="NSMutableDictionary" key="flattenedProperties">
        <string key="NS.key.0">7.IBPluginDependency</string>
        <string key="NS.key.1">8.CustomClassName</string>
        <string key="NS.object.0">com.apple</string><string key="NS.object.1">Card</string></object>
        """,
        """
        <dictionary class="NSMutableDictionary" key="flattenedProperties">
        <string key="7.IBPluginDependency">com.apple</string>
        <string key="8.CustomClassName">Card</string></dictionary>
        """,
    ])
    func customClasses(_ properties: String) throws {
        let view = try Archives.element(
            Archives.view(around: ""),
            container: Archives.records([("8", "1", nil)]) + properties)
        #expect(view["customClass"] == "Card")
    }

    @Test func arraysOfVersion8() throws {
        let view = try Archives.element(
            """
            <object class="IBUIView" id="1"><array class="NSMutableArray" key="NSSubviews">
            <object class="IBUILabel" id="2"><string key="NSFrameSize">{1, 2}</string></object>
            <reference ref="3"/></array><string key="NSFrameSize">{3, 4}</string></object>
            <object class="IBUIButton" id="3"><string key="NSFrameSize">{5, 6}</string></object>
            """)
        #expect(view.child("subviews")?.children.map(\.name) == ["label", "button"])
    }

    @Test func connections() throws {
        let connection = """
            <object class="IBConnectionRecord">
            <object class="IBCocoaTouch%Connection" key="connection">
            <string key="label">go</string><reference key="source" ref="1"/>
            <reference key="destination" ref="100"/><int key="IBEventType">7</int></object>
            <int key="connectionID">30</int></object>
            """
        let container = """
            <object class="NSMutableArray" key="connectionRecords">
            \(connection.replacingOccurrences(of: "%", with: "Outlet")
                .replacingOccurrences(of: #"<int key="IBEventType">7</int>"#, with: ""))
            \(connection.replacingOccurrences(of: "%", with: "Event"))</object>
            """
        let view = try Archives.element(
            Archives.view(around: ""), container: Self.records + container)
        let connections = view.child("connections")?.children ?? []
        #expect(connections.map(\.name) == ["outlet", "action"])
        #expect(
            connections.map(\.attributes) == [
                ["property": "go", "destination": "-1", "id": "30"],
                [
                    "selector": "go", "destination": "-1", "id": "30",
                    "eventType": "touchUpInside",
                ],
            ])
    }

    @Test func sizesOfImages() throws {
        let document = try Archives.document(
            Self.twoViews,
            head: """
                <dictionary class="NSMutableDictionary" key="IBDocument.LastKnownImageSizes">
                <string key="logo.png">{171, 30}</string></dictionary>
                """)
        #expect(document.resources.images == ["logo.png": CGSize(width: 171, height: 30)])
    }

    @Test func controllersWithTheirChildren() throws {
        let tabs = try Archives.element(
            """
            <object class="IBUITabBarController" id="1">
            <nil key="IBUISimulatedStatusBarMetrics"/>
            <object class="IBUIViewController" key="IBUISelectedViewController" id="2">
            <object class="IBUITabBarItem" key="IBUITabBarItem" id="3">
            <string key="IBUITitle">First</string></object>
            <reference key="IBUIParentViewController" ref="1"/></object>
            <object class="NSMutableArray" key="IBUIViewControllers">
            <bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBUINavigationController" id="4">
            <object class="IBUINavigationBar" key="IBUINavigationBar" id="5">
            <int key="NSvFlags">256</int><string key="NSFrameSize">{0, 0}</string></object>
            <object class="NSMutableArray" key="IBUIViewControllers">
            <object class="IBUIViewController" id="6">
            <object class="IBUIView" key="IBUIView" id="7">
            <string key="NSFrameSize">{320, 367}</string></object>
            <object class="IBUINavigationItem" key="IBUINavigationItem" id="8">
            <string key="IBUITitle">List</string></object></object></object></object>
            <reference ref="2"/></object></object>
            """)
        #expect(tabs.name == "tabBarController")
        #expect(tabs.child(key: "simulatedStatusBarMetrics")?.name == "nil")
        let pages = tabs.child("viewControllers")?.children ?? []
        #expect(pages.map(\.name) == ["navigationController", "viewController"])
        #expect(pages.last?.child("tabBarItem", key: "tabBarItem")?["title"] == "First")
        let list = pages.first?.child("viewControllers")?.children.first
        #expect(list?.child(key: "view")?.rect("frame")?.height == 367)
        #expect(list?.child(key: "navigationItem")?["title"] == "List")
        #expect(pages.first?.child(key: "navigationBar")?.name == "navigationBar")
    }
}
