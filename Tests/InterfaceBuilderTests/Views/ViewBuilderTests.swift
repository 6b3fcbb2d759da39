import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests; Documentation/DocumentFormat.md 9.4 to 9.6.
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

    @Test func rowsAreInTheirTable() throws {
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
        let table = try #require(view as? UITableView)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.documentLabel == "header")
        let row = try #require(table.visibleCells.first)
        #expect(table.visibleCells.count == 1 && row.documentLabel == "row")
        #expect(labels(row.contentView) == ["inner"])
        #expect(view.backgroundColor == .systemGroupedBackground)
        // The cell lays out its content view itself.
        #expect(row.contentView.frame == row.bounds)
    }

    @Test func unsupportedKindsAreReportedOnceWithTheFirstLine() throws {
        let built = try Document.building(
            """
            <view><subviews>
            \(Self.box("hologram", "a"))
            \(Self.box("hologram", "b"))
            \(Self.box("view", "c"))
            </subviews></view>
            """)
        #expect(labels(built.view) == ["a", "b", "c"])
        #expect(
            built.diagnostics == [
                "Test.xib:5: warning: hologram is an unknown element; only the view's background"
                    + " and subviews are shown"
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
                "Test.xib:6: warning: hologramView is an unknown element; only the view's"
                    + " background and subviews are shown"
            ])
    }
}
