import Foundation

/// A data source that shows a snapshot's items in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >
    public typealias CellProvider =
        @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider =
        @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    /// The trees of the sections that have one.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
        [:]

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func snapshot() -> Snapshot { current }

    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        // A snapshot with the items that a tree shows keeps the tree (decision).
        trees = trees.filter { section, tree in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
        }
        show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    func show(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
        take(snapshot)
        let selected = collection?.indexPathsForSelectedItems
        collection?.reloadData()
        for path in selected ?? [] {
            collection?.selectItem(at: path, animated: false, scrollPosition: [])
        }
        completion?()
    }

    /// Replaces the snapshot without showing it, because the collection view shows it already.
    func keep(_ snapshot: Snapshot) { current = snapshot }

    private func take(_ snapshot: Snapshot) {
        snapshot.reportDiagnostics(at: collection)
        current = snapshot
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        collection?.reloadData()
        completion?()
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.identifier(at: indexPath)
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.path(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifier(at: index)
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source, for subclasses to override

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.numberOfSections
    }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { current.numberOfItems(at: section) }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        current.identifier(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { reorder(sourceIndexPath, destinationIndexPath) }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
