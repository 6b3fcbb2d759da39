import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of NSDiffableDataSourceSnapshot and of the sources.
@MainActor @Suite struct DiffableTests {
    private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3])
        return snapshot
    }

    @Test func order() {
        useScreen()
        var snapshot = snapshot()
        #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.numberOfItems == 3)
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.moveItem(3, afterItem: 1)
        snapshot.moveSection("b", beforeSection: "a")
        snapshot.deleteItems([2])
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3, 9])
        #expect(snapshot.sectionIdentifier(containingItem: 9) == "a")
        #expect(snapshot.indexOfItem(9) == 2)
    }

    @Test func diagnostics() {
        useScreen()
        var snapshot = snapshot()
        let (_, said) = DiagnosticLog.collecting {
            snapshot.appendItems([1, 4], toSection: "b")
            snapshot.insertItems([5], afterItem: 77)
            snapshot.appendItems([6], toSection: "z")
            snapshot.moveItem(1, beforeItem: 50)
            let table = UITableView(frame: .zero)
            UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
                .apply(snapshot)
        }
        #expect(said.count == 4 && snapshot.itemIdentifiers == [1, 2, 3, 4])
    }

    @Test func tables() {
        useScreen()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
            table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.apply(snapshot())
        #expect(table.visibleCells.map(\.textLabel?.text) == ["1", "2", "3"])
        #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 9)) == nil)
    }

    @Test func collections() {
        useScreen()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
            cell, _, item in cell.tag = item
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.apply(snapshot())
        #expect(collection.visibleCells.map(\.tag) == [1, 2, 3])
    }
}
