import Testing
import UIKit

@testable import InterfaceBuilder

/// Source of truth: the elements in the tests, by hand; interface_builder.md, gotchas 4 to 6.
@MainActor struct ViewBuilderTests {
    static func box(_ kind: String, _ id: String, _ inside: String = "") -> String {
        """
        <\(kind) id="\(id)" userLabel="\(id)"><rect key="frame" width="40" height="30"/>
        \(inside)</\(kind)>
        """
    }

    private func labels(_ view: UIView) -> [String?] { view.subviews.map(\.documentLabel) }

    @Test func subviewsKeepTheirOrder() throws {
        let view = try Document.building(
            "<view><subviews>\(["a", "b", "c"].map { Self.box("view", $0) }.joined())"
                + "</subviews></view>"
        ).view
        #expect(labels(view) == ["a", "b", "c"])
    }

    @Test func rowsStandInTheirTable() throws {
        UIScreen.main.device = .standard
        let cell = Self.box(
            "tableViewCell", "row",
            """
            <tableViewCellContentView key="contentView" id="c" userLabel="content">
            <rect key="frame" width="40" height="30"/>
            <subviews>\(Self.box("view", "inner"))</subviews></tableViewCellContentView>
            """)
        let view = try Document.building(
            """
            <tableView style="grouped">
            <view key="tableHeaderView" userLabel="header"/>
            <prototypes>\(cell)</prototypes>
            <sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection></sections>
            <variation key="default"><rect key="frame" width="1" height="1"/></variation>
            </tableView>
            """
        ).view
        #expect(labels(view) == ["header", "row", "row"])
        #expect(labels(view.subviews[1]) == ["content"])
        #expect(labels(view.subviews[1].subviews[0]) == ["inner"])
        #expect(view.backgroundColor == .systemGroupedBackground)
        #expect(view.subviews[2].autoresizingMask == .flexibleWidth)
        // The cell itself places its content view.
        view.subviews[1].layoutIfNeeded()
        #expect(view.subviews[1].subviews[0].frame == view.subviews[1].bounds)
    }

    @Test func barItemsAreNotLaidOut() throws {
        let view = try Document.building(
            """
            <view><subviews>\(Self.box("navigationBar", "bar",
                "<items><navigationItem id=\"i\">" + Self.box("view", "title")
                    + "</navigationItem></items>"))</subviews></view>
            """
        ).view
        #expect(labels(view) == ["bar"])
        #expect(view.subviews[0].subviews.isEmpty)
    }

    @Test func aKindIsReportedOnceAtItsFirstLine() throws {
        let built = try Document.building(
            """
            <view><subviews>
            \(Self.box("glkView", "a"))
            \(Self.box("glkView", "b"))
            \(Self.box("view", "c"))
            </subviews></view>
            """)
        #expect(labels(built.view) == ["a", "b", "c"])
        #expect(
            built.diagnostics == [
                "Test.xib:5: warning: glkView is not drawn yet: the view shows its background and"
                    + " its subviews only"
            ])
    }

    @Test func unknownElementsWithAFrameAreViews() throws {
        let built = try Document.building(
            """
            <view><subviews>
            <somethingElse id="x"/>
            \(Self.box("hologramView", "h", "<subviews>" + Self.box("view", "in") + "</subviews>"))
            </subviews></view>
            """)
        #expect(labels(built.view) == ["h"])
        #expect(labels(built.view.subviews[0]) == ["in"])
        #expect(
            built.diagnostics == [
                "Test.xib:6: warning: hologramView is an unknown kind: the view shows its"
                    + " background and its subviews only"
            ])
    }
}
