import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/Canvas.md 4.7, 5.5, 6.1, and 6.5; frames calculated by hand.
@MainActor struct CanvasStackTests {
    /// Returns the frames of the views in a stack view at the origin of a plain view.
    private func frames(
        _ views: String, stack: String = #"axis="vertical" alignment="leading""#
    ) throws -> [String: CGRect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
            <stackView \(stack) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
            <subviews>\(views)</subviews></stackView></subviews><constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="x"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="y"/></constraints></view></objects></document>
            """
        return try Document(data: Data(text.utf8), fileName: "a.xib").frames()
    }

    private static func element(
        _ name: String, _ id: String, _ attributes: String = "", _ inside: String = ""
    ) -> String {
        """
        <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="1" height="1"/>\(inside)</\(name)>
        """
    }

    @Test(
        "6.5: image views, empty lines, and plain views are 50 × 50",
        arguments: [
            ("imageView", "", 50), ("label", #"text="""#, 50), ("label", #"numberOfLines="0""#, 0),
            ("view", "", 50),
            ("view", #"placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="30""#, 30),
        ] as [(String, String, CGFloat)])
    func emptyViews(_ name: String, _ attributes: String, _ length: CGFloat) throws {
        let found = try frames(Self.element(name, "a", attributes))
        #expect(found["a"]?.size == CGSize(width: length, height: length))
    }

    @Test("6.5: a constraint replaces the length of its axis only")
    func sizedViews() throws {
        let height = """
            <constraints><constraint firstAttribute="height" constant="3" id="h"/></constraints>
            """
        let found = try frames(Self.element("view", "a", "", height))
        #expect(found["a"]?.size == CGSize(width: 50, height: 3))
    }

    @Test("6.1: an infinite placeholder in a centered column has no width")
    func infinitePlaceholders() throws {
        let placeholder = #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="20""#
        let found = try frames(
            Self.element("view", "a", placeholder) + Self.element("view", "b"),
            stack: #"axis="vertical" alignment="center""#)
        #expect(found["a"] == CGRect(x: 25, y: 0, width: 0, height: 20))
    }

    @Test("5.5: only the configuration's title counts")
    func configuredButtons() throws {
        let configuration =
            #"<state key="normal" title="A long title"/><buttonConfiguration style="plain"/>"#
        let found = try frames(Self.element("button", "a", "", configuration))
        #expect(try #require(found["a"]).width < 50)
    }

    @Test("4.7: constraints to a stack view's margins are constraints to its edges")
    func marginsOfStackViews() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
            <stackView fixedFrame="YES" id="stack">
            <rect key="frame" x="10" y="200" width="100" height="100"/></stackView>
            \(Self.element("view", "a"))</subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="stack" \
            secondAttribute="leadingMargin" id="x"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="stack" \
            secondAttribute="topMargin" id="y"/></constraints></view></objects></document>
            """
        let found = try Document(data: Data(text.utf8), fileName: "a.xib").frames()
        #expect(found["a"]?.origin == CGPoint(x: 10, y: 200))
    }

    @Test(
        "6.6: only two or more labels with several lines share the row's width", arguments: [1, 2])
    func widthsOfTexts(_ count: Int) throws {
        let lines = ["numberOfLines=\"0\"", count == 2 ? "numberOfLines=\"0\"" : ""]
        let labels = zip(["long", "x"], lines).map { id, lines in
            let words = id == "x" ? "x" : String(repeating: "word ", count: 40)
            return Self.element("label", id, #"text="\#(words)" \#(lines)"#)
        }
        let width = """
            <constraints><constraint firstAttribute="width" constant="300" id="w"/></constraints>
            """
        let found = try frames(
            Self.element("stackView", "row", "", "<subviews>\(labels.joined())</subviews>\(width)"))
        #expect((try #require(found["x"]).width > 100) == (count == 2))
    }
}
