import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of NSDiffableDataSourceSectionSnapshot.
@MainActor @Suite struct SectionSnapshotTests {
    private var tree: NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        tree.append(["a1x"], to: "a1")
        return tree
    }

    @Test func levelsAndParents() {
        #expect(tree.items == ["a", "a1", "a1x", "a2", "b"] && tree.rootItems == ["a", "b"])
        #expect(tree.level(of: "a1x") == 2 && tree.parent(of: "a1x") == "a1")
        #expect(tree.snapshot(of: "a").rootItems == ["a1", "a2"])
        var changed = tree
        changed.delete(["a1"])
        #expect(changed.items == ["a", "a2", "b"])
    }

    /// Only items of expanded parents are visible.
    @Test func visibleItems() {
        var tree = self.tree
        #expect(tree.visibleItems == ["a", "b"])
        tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "a1", "a2", "b"] && !tree.isVisible("a1x"))
    }

    @Test func dataSourcesShowVisibleItems() {
        use()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 160),
            collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            _, _, _ in UICollectionViewCell()
        }
        var tree = self.tree
        tree.expand(["a"])
        source.apply(tree, to: 0)
        #expect(view.numberOfItems(inSection: 0) == 4)
        #expect(source.snapshot(for: 0).items.count == 5)
    }
}
