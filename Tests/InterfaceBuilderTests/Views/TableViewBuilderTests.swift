import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests.
@MainActor struct TableViewBuilderTests {
    private func table(_ attributes: String, _ inside: String = "") throws -> UITableView {
        let view = try #require(
            try Document.view(UITableView.self, "<tableView \(attributes)>\(inside)</tableView>"))
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        return view
    }

    private let cell = """
        <tableViewCell id="c" accessoryType="checkmark" selectionStyle="none" rowHeight="60" \
        style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d">
        <rect key="frame" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="v"><subviews>
        <label id="t" text="Title"/><label id="d" text="Detail"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """

    @Test func attributes() throws {
        let view = try table(
            """
            style="grouped" separatorStyle="none" rowHeight="50" sectionHeaderHeight="18" \
            sectionFooterHeight="19" estimatedRowHeight="-1" allowsSelection="NO"
            """)
        #expect(view.style == .grouped && view.separatorStyle == .none && !view.allowsSelection)
        #expect(view.rowHeight == 50 && view.sectionHeaderHeight == 18)
        #expect(view.sectionFooterHeight == 19 && view.estimatedRowHeight == -1)
    }

    @Test func staticCells() throws {
        UIScreen.main.device = .standard
        let view = try table(
            "style=\"grouped\"",
            """
            <sections><tableViewSection headerTitle="Head" footerTitle="Foot"><cells>\(cell)</cells>
            </tableViewSection></sections>
            """)
        let row = try #require(view.visibleCells.first)
        #expect(row.frame.height == 60 && row.style == .subtitle)
        #expect(row.accessoryType == .checkmark && row.selectionStyle == .none)
        #expect(row.textLabel?.text == "Title" && row.detailTextLabel?.text == "Detail")
        #expect(view.headerView(forSection: 0)?.textLabel?.text == "HEAD")
        #expect(view.footerView(forSection: 0)?.textLabel?.text == "Foot")
    }

    @Test func contentConfigurations() throws {
        let view = try table(
            "style=\"plain\"",
            """
            <sections><tableViewSection><cells><tableViewCell id="c" rowHeight="60">
            <rect key="frame" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="v"/>
            <listContentConfiguration key="contentConfiguration" text="Title" secondaryText="" \
            imageToTextPadding="9"/></tableViewCell></cells></tableViewSection></sections>
            """)
        let row = try #require(view.visibleCells.first)
        let content = try #require(row.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Title" && content.secondaryText == nil)
        #expect(content.imageToTextPadding == 9 && row.contentView.subviews.count == 1)
    }

    /// Each prototype is shown once, and a new cell is created when code dequeues one.
    @Test func prototypes() throws {
        let prototype = cell.replacingOccurrences(
            of: "id=\"c\"", with: "id=\"c\" reuseIdentifier=\"r\"")
        let view = try table("", "<prototypes>\(prototype)</prototypes>")
        #expect(view.visibleCells.count == 1)
        let made = view.dequeueReusableCell(withIdentifier: "r")
        #expect(made != nil && made !== view.visibleCells[0] && made?.textLabel?.text == "Title")
    }

    private final class Row: UITableViewCell {}

    @Test func aRegisteredClassReplacesAPrototype() throws {
        let prototype = cell.replacingOccurrences(
            of: "id=\"c\"", with: "id=\"c\" reuseIdentifier=\"r\"")
        let view = try table("", "<prototypes>\(prototype)</prototypes>")
        view.register(Row.self, forCellReuseIdentifier: "r")
        let made = try #require(view.dequeueReusableCell(withIdentifier: "r"))
        #expect(made is Row && made.textLabel?.text == nil)
    }

    /// Headers and footers of a collection are prototypes, too.
    @Test func headersOfCollectionsAreDequeued() throws {
        let view = try #require(
            try Document.view(
                UICollectionView.self,
                """
                <collectionView><collectionViewFlowLayout key="collectionViewLayout"/>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="h">
                <rect key="frame" width="320" height="50"/><subviews><label id="l" text="Head"/>
                </subviews></collectionReusableView></collectionView>
                """))
        let (header, log) = DiagnosticLog.collecting {
            view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h",
                for: IndexPath(item: 0, section: 0))
        }
        #expect((header.subviews.first as? UILabel)?.text == "Head")
        #expect(header.reuseIdentifier == "h" && log.isEmpty)
    }

    private final class ManyRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
        }
    }

    /// A table whose delegate isn't connected has its own row height, whatever its prototypes' are.
    @Test func rowsOfAnotherSourceHaveTheTablesHeight() throws {
        let prototype = cell.replacingOccurrences(
            of: "id=\"c\"", with: "id=\"c\" reuseIdentifier=\"r\"")
        let view = try table("rowHeight=\"50\"", "<prototypes>\(prototype)</prototypes>")
        let rows = ManyRows()
        view.dataSource = rows
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.height) == [50, 50, 50])
    }

    @Test func itemsOfAnotherSourceHaveTheLayoutsSize() throws {
        let view = try #require(
            try Document.view(
                UICollectionView.self,
                """
                <collectionView><collectionViewFlowLayout key="collectionViewLayout">
                <size key="itemSize" width="40" height="30"/></collectionViewFlowLayout><cells>
                <collectionViewCell reuseIdentifier="x"><rect key="frame" width="70" height="60"/>
                </collectionViewCell></cells></collectionView>
                """))
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let items = ManyRows()
        view.dataSource = items
        view.layoutIfNeeded()
        #expect(
            view.visibleCells.map(\.frame.size)
                == Array(repeating: CGSize(width: 40, height: 30), count: 3))
    }

    @Test func collections() throws {
        let view = try #require(
            try Document.view(
                UICollectionView.self,
                """
                <collectionView><collectionViewFlowLayout key="collectionViewLayout" \
                minimumLineSpacing="4" minimumInteritemSpacing="5" scrollDirection="horizontal">
                <size key="itemSize" width="40" height="30"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                </collectionViewFlowLayout><cells>
                <collectionViewCell reuseIdentifier="x"><rect key="frame" width="70" height="60"/>
                </collectionViewCell></cells></collectionView>
                """))
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.minimumLineSpacing == 4 && layout.minimumInteritemSpacing == 5)
        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 70, height: 60)])
    }
}
