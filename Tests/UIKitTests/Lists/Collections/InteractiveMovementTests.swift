import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of interactive movement, of `prepare(forCollectionViewUpdates:)`,
/// and of reordering handlers.
@MainActor @Suite struct InteractiveMovementTests {
    private final class MovableItems: NSObject, UICollectionViewDataSource {
        var items = ["a", "b", "c", "d"]
        var fixed: Set<Int> = []

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.accessibilityLabel = items[path.item]
            return cell
        }

        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
            !fixed.contains(path.item)
        }

        func collectionView(
            _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) { items.insert(items.remove(at: source.item), at: destination.item) }
    }

    private final class NotedLayout: UICollectionViewFlowLayout {
        var updates: [UICollectionViewUpdateItem.Action] = []
        override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: items)
            updates += items.map(\.updateAction)
        }

        override func layoutAttributesForInteractivelyMovingItem(
            at path: IndexPath, withTargetPosition position: CGPoint
        ) -> UICollectionViewLayoutAttributes {
            let place = super.layoutAttributesForInteractivelyMovingItem(
                at: path, withTargetPosition: position)
            place.alpha = 0.5
            return place
        }
    }

    private let source = MovableItems()
    private let layout = NotedLayout()

    private func collection() -> UICollectionView {
        use()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 160), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func labels(_ view: UICollectionView) -> [String] {
        view.visibleCells.sorted { $0.center.y < $1.center.y }.compactMap(\.accessibilityLabel)
    }

    @Test func movedItemsChangePlaces() throws {
        let view = collection()
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 101))
        view.layoutIfNeeded()
        #expect(labels(view) == ["b", "c", "a", "d"])
        let moving = try #require(view.visibleCells.first { $0.accessibilityLabel == "a" })
        #expect(moving.center == CGPoint(x: 50, y: 101) && moving.alpha == 0.5)
        view.endInteractiveMovement()
        view.layoutIfNeeded()
        #expect(source.items == ["b", "c", "a", "d"] && labels(view) == source.items)
    }

    @Test func canceledAndForbiddenMovement() {
        source.fixed = [1]
        let view = collection()
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 1))
        view.cancelInteractiveMovement()
        view.layoutIfNeeded()
        #expect(source.items == ["a", "b", "c", "d"] && labels(view) == source.items)
    }

    @Test func layoutsGetUpdateItems() {
        let view = collection()
        source.items = ["x", "a", "b", "c"]
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.deleteItems(at: [IndexPath(item: 3, section: 0)])
        }
        #expect(layout.updates == [.insert, .delete])
    }

    @Test func diffableReordering() {
        use()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 160), collectionViewLayout: layout)
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        var final: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != "c" }
        source.reorderingHandlers.didReorder = { final = $0.finalSnapshot.itemIdentifiers }
        view.layoutIfNeeded()
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 61))
        view.endInteractiveMovement()
        #expect(final == ["b", "a", "c"] && source.snapshot().itemIdentifiers == final)
    }
}
