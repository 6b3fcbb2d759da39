import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of `UICellAccessory`, its options, `headerMode`, and
/// `sectionSnapshotHandlers`. That children of a header row aren't indented is a decision.
@MainActor @Suite(.serialized) struct OutlineTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    /// A list with a tree: parent "a" with the children "b" and "c", and "d".
    @MainActor private struct List {
        let window: UIWindow
        let view: UICollectionView
        let source: Source

        func row(_ index: Int) -> UICollectionViewListCell? {
            view.layoutIfNeeded()
            return view.cellForItem(at: IndexPath(item: index, section: 0))
                as? UICollectionViewListCell
        }

        func tap(_ index: Int, fromEnd distance: CGFloat) throws {
            let row = try #require(self.row(index))
            let point = CGPoint(x: row.bounds.maxX - distance, y: row.bounds.midY)
            SimulatedFingers(on: window).tap(at: row.convert(point, to: nil))
        }
    }

    private func list(
        _ accessory: UICellAccessory, headerMode: UICollectionLayoutListConfiguration.HeaderMode,
        appearance: UICollectionLayoutListConfiguration.Appearance = .plain, isExpanded: Bool
    ) throws -> List {
        let controller = UIViewController()
        let window = try shownWindow("iphone-16", IOSVersion(26), controller)
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = headerMode
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        controller.view.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            row, _, item in
            var content = row.defaultContentConfiguration()
            content.text = item
            row.contentConfiguration = content
            row.accessories = item == "a" ? [accessory] : []
        }
        let source = Source(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "d"])
        tree.append(["b", "c"], to: "a")
        if isExpanded { tree.expand(["a"]) }
        source.apply(tree, to: 0)
        window.layoutIfNeeded()
        return List(window: window, view: view, source: source)
    }

    @Test func tapsAnywhereInHeadersExpandAndCollapse() throws {
        let list = try list(
            .outlineDisclosure(options: .init(style: .header)), headerMode: .none,
            isExpanded: false)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "d"])
        try list.tap(0, fromEnd: 200)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
        #expect(list.row(0)?.configurationState.isExpanded == true)
        #expect(list.row(1)?.indentationLevel == 1)
        #expect(list.row(3)?.indentationLevel == 0)
        #expect(list.view.indexPathsForSelectedItems == [])
        try list.tap(0, fromEnd: 200)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "d"])
        #expect(list.row(0)?.isOutlineExpanded == false)
    }

    @Test func tapsNextToTheAccessoryOfCellsSelect() throws {
        let list = try list(
            .outlineDisclosure(options: .init(style: .cell)), headerMode: .none,
            isExpanded: false)
        try list.tap(0, fromEnd: 200)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "d"])
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        try list.tap(0, fromEnd: 20)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
    }

    @Test func handlersDecideAndProvideChildren() throws {
        let list = try list(
            .outlineDisclosure(options: .init(style: .header)), headerMode: .none,
            isExpanded: false)
        list.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        try list.tap(0, fromEnd: 200)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "d"])
        list.source.sectionSnapshotHandlers.shouldExpandItem = nil
        list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
            var children = children
            children.append(["new"])
            return children
        }
        try list.tap(0, fromEnd: 200)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "b", "c", "new", "d"])
    }

    @Test func actionsReplaceTheExpansion() throws {
        var taps = 0
        let list = try list(
            .outlineDisclosure(options: .init(style: .header)) { taps += 1 }, headerMode: .none,
            isExpanded: false)
        try list.tap(0, fromEnd: 200)
        #expect(taps == 1)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "d"])
    }

    @Test func detailButtonsPerformTheirActions() throws {
        var taps = 0
        let list = try list(.detail { taps += 1 }, headerMode: .none, isExpanded: false)
        try list.tap(0, fromEnd: 24)
        #expect(taps == 1 && list.view.indexPathsForSelectedItems == [])
        try list.tap(0, fromEnd: 200)
        #expect(taps == 1)
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func firstItemsAsHeadersHaveTheConfigurationOfHeaders() throws {
        let plain = try list(
            .outlineDisclosure(), headerMode: .firstItemInSection, isExpanded: true)
        let font = { (list: List, index: Int) in
            (list.row(index)?.contentConfiguration as? UIListContentConfiguration)?
                .textProperties.font
        }
        #expect(font(plain, 0) == UIListContentConfiguration.plainHeader().textProperties.font)
        #expect(font(plain, 1) == UIListContentConfiguration.cell().textProperties.font)
        #expect(plain.row(1)?.indentationLevel == 0)
        try plain.tap(0, fromEnd: 200)
        #expect(plain.source.snapshot().itemIdentifiers == ["a", "d"])
        let sidebar = try list(
            .outlineDisclosure(), headerMode: .firstItemInSection, appearance: .sidebar,
            isExpanded: true)
        #expect(font(sidebar, 0) == UIListContentConfiguration.sidebarHeader().textProperties.font)
    }

    /// A snapshot with the shown items keeps the tree. This is a decision.
    @Test func treesStayIfTheItemsStay() throws {
        let list = try list(
            .outlineDisclosure(options: .init(style: .header)), headerMode: .none,
            isExpanded: true)
        list.source.apply(list.source.snapshot(), animatingDifferences: false)
        try list.tap(0, fromEnd: 200)
        #expect(list.source.snapshot().itemIdentifiers == ["a", "d"])
    }
}
