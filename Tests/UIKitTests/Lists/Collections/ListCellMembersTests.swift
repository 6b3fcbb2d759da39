import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Members of list cells and of their views. Source: their documentation.
@MainActor @Suite(.serialized) struct ListCellMembersTests {
    /// A view that the data source hides stays hidden. This is a decision.
    @Test func viewsThatTheDataSourceHides() throws {
        use()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
            $0.isHidden = $2 == 1
            $0.alpha = $2 == 2 ? 0.5 : 1
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let cells = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
        #expect(cells.map { $0?.isHidden } == [false, true, false])
        #expect(cells.map { $0?.alpha } == [1, 1, 0.5])
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 0, section: 0))
        attributes.isHidden = true
        cells[0]?.takeVisibility(of: attributes)
        #expect(cells[0]?.isHidden == true)
        attributes.isHidden = false
        cells[0]?.takeVisibility(of: attributes)
        #expect(cells[0]?.isHidden == false)
    }

    /// Views of one registration aren't reused for another one.
    @Test func registrationsDoNotShareCells() throws {
        use()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
        let marked = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, _ in cell.accessories = [.checkmark()]
        }
        let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: $2 == 0 ? marked : plain, for: $1, item: $2)
        }
        for item in [0, 1] {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([item])
            source.apply(snapshot, animatingDifferences: false)
            view.layoutIfNeeded()
        }
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect((cell as? UICollectionViewListCell)?.accessories.isEmpty == true)
    }

    /// A content view next to a label is as wide as its text.
    @Test func contentViewsHaveTheWidthOfTheirText() {
        useScreen(scale: 2)
        var content = UIListContentConfiguration.cell()
        content.text = "Headphones"
        let view = UIListContentView(configuration: content)
        let width = view.intrinsicContentSize.width
        #expect(width > 80 && width < 200)
        content.text = "Headphones and more"
        view.configuration = content
        #expect(view.intrinsicContentSize.width > width + 30)
        content = .valueCell()
        content.text = "Headphones"
        content.secondaryText = "Music"
        view.configuration = content
        #expect(view.intrinsicContentSize.width > width + 30)
    }

    /// Controls that are accessories get touches.
    @Test func controlsAsAccessories() throws {
        let controller = UIViewController()
        let window = try shownWindow("iphone-16", IOSVersion(26), controller)
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        let control = UISwitch()
        cell.accessories = [
            .customView(configuration: .init(customView: control, placement: .trailing()))
        ]
        controller.view.addSubview(cell)
        window.layoutIfNeeded()
        let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        SimulatedFingers(on: window).tap(at: control.convert(middle, to: nil))
        #expect(control.isOn)
        #expect(cell.hitTest(CGPoint(x: 40, y: 20), with: nil) === cell.contentView)
    }

    @Test func headersOfListsHaveTheConfigurationOfHeaders() throws {
        use()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            _, _, _ in
        }
        var header: UIListContentConfiguration?
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in header = cell.defaultContentConfiguration() }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let font = UIListContentConfiguration.plainHeader().textProperties.font
        #expect(header?.textProperties.font == font)
    }

    @Test func transactionsOfSections() {
        var (old, new) = (
            NSDiffableDataSourceSnapshot<Int, String>(), NSDiffableDataSourceSnapshot<Int, String>()
        )
        old.appendSections([0, 1])
        old.appendItems(["a", "b"], toSection: 0)
        old.appendItems(["c"], toSection: 1)
        new.appendSections([0, 1])
        new.appendItems(["b", "a"], toSection: 0)
        new.appendItems(["c"], toSection: 1)
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
        let sections = transaction.sectionTransactions
        #expect(sections.map(\.sectionIdentifier) == [0])
        #expect(sections.first.flatMap { ["a", "b"].applying($0.difference) } == ["b", "a"])
        #expect(sections.first?.finalSnapshot.items == ["b", "a"])
    }
}
