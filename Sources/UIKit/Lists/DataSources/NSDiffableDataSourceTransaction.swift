/// A change of the items' order by interactive movement.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public let initialSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference between all items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}

/// A change of the items' order in one section by interactive movement.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The difference between the section's items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items)
    }
}

extension NSDiffableDataSourceTransaction {
    public typealias SectionTransaction = NSDiffableDataSourceSectionTransaction<
        SectionIdentifierType, ItemIdentifierType
    >

    /// The changes of the sections whose items changed, without trees.
    public var sectionTransactions: [SectionTransaction] {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            let old = initialSnapshot.itemIdentifiers(inSection: section)
            let new = finalSnapshot.itemIdentifiers(inSection: section)
            guard old != new else { return nil }
            var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            var final = initial
            initial.append(old)
            final.append(new)
            return SectionTransaction(
                sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final)
        }
    }
}

extension UICollectionViewDiffableDataSource {
    /// The closures that interactive movement calls.
    @preconcurrency @MainActor public struct ReorderingHandlers {
        public typealias Transaction = NSDiffableDataSourceTransaction<
            SectionIdentifierType, ItemIdentifierType
        >

        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?

        public init() {}
    }

    /// The closures for items that are expanded and collapsed by taps.
    @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        public init() {}
    }

    /// Shows the visible items of a section's tree.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        show(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Returns the tree of a section, or its items without children.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        tree.append(snapshot().itemIdentifiers(inSection: section))
        return tree
    }

    /// Moves an item in the snapshot, and calls the reordering handlers.
    func reorder(_ source: IndexPath, _ destination: IndexPath) {
        guard let item = itemIdentifier(for: source) else { return }
        let initial = snapshot()
        var final = initial
        final.deleteItems([item])
        if let other = final.identifier(at: destination) {
            final.insertItems([item], beforeItem: other)
        } else {
            final.appendItems([item], toSection: final.sectionIdentifier(at: destination.section))
        }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: initial, finalSnapshot: final)
        reorderingHandlers.willReorder?(transaction)
        keep(final)
        reorderingHandlers.didReorder?(transaction)
    }
}
