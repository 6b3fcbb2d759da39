import Foundation

/// A data source whose sections can have trees of items.
@MainActor protocol OutlineSource: AnyObject {
    /// Returns an item's place in the tree of its section, or `nil` if the section has no tree.
    func outlinePlace(of path: IndexPath) -> OutlinePlace?

    /// Expands an item, or collapses it.
    func toggleOutline(at path: IndexPath)
}

/// The place of an item in a tree.
struct OutlinePlace: Equatable {
    /// The number of parents above the item.
    var level: Int
    var isExpanded: Bool
}

extension UICollectionView {
    var outline: (any OutlineSource)? { dataSource as? any OutlineSource }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlinePlace(of path: IndexPath) -> OutlinePlace? {
        guard let item = itemIdentifier(for: path),
            let tree = sectionIdentifier(for: path.section).flatMap({ trees[$0] })
        else { return nil }
        return OutlinePlace(level: max(0, tree.level(of: item)), isExpanded: tree.isExpanded(item))
    }

    /// Asks the handlers, and shows the changed tree.
    func toggleOutline(at path: IndexPath) {
        guard let item = itemIdentifier(for: path),
            let section = sectionIdentifier(for: path.section), var tree = trees[section]
        else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) != false else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard tree.hasChildren(item) || handlers.snapshotForExpandingParent != nil,
                handlers.shouldExpandItem?(item) != false
            else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}
