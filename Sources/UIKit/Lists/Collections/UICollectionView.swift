import Foundation

/// Items in sections that a layout positions. Only visible items have cells.
///
/// The type of `delegate` is the one of `UIScrollView`, because Swift can't narrow the type of an
/// overridden property.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutChanged(from: oldValue) }
    }
    /// The data source, which is held weakly, as in UIKit.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    var state = CollectionState()

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsFocus = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var dragInteractionEnabled = false
    /// The delegate for drags, which never begin.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// The delegate for drops, which never happen.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var isEditing = false

    /// The view behind the cells, with the size of the collection view's bounds.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        collectionViewLayout.owner = self
        backgroundColor = UIScreen.main.era >= .dark ? .systemBackground : .black
        forgetOwnValues()
    }

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchEnded(touches)
    }

    // MARK: Data

    open func reloadData() {
        state.selected = []
        setNeedsReload()
    }

    open var numberOfSections: Int {
        readIfNeeded()
        return state.counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        readIfNeeded()
        return state.counts.indices.contains(section) ? state.counts[section] : 0
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    // MARK: Cells

    /// Returns the cell of a visible item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownState.cells[indexPath]
    }

    open var visibleCells: [UICollectionViewCell] {
        let state = shownState
        return state.cells.keys.sorted().compactMap { state.cells[$0] }
    }

    open var indexPathsForVisibleItems: [IndexPath] { shownState.cells.keys.sorted() }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        state.cells.first { $0.value === cell }?.key
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        state.reuse.register(
            ReuseRegistry.Registration(cellClass, as: UICollectionViewCell.self),
            for: .cell(identifier))
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        state.reuse.register(
            ReuseRegistry.Registration(viewClass, as: UICollectionReusableView.self),
            for: ReuseRegistry.Key(elementKind, identifier))
    }

    /// Returns a reused cell or a new one of the registered class, with the frame of its layout
    /// attributes.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeueCell(identifier, at: indexPath)
        (cell as? UICollectionViewListCell)?.prepareForConfiguration(in: self, indexPath)
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = dequeueView(elementKind, identifier, at: indexPath)
        (view as? UICollectionViewListCell)?.takeBoundary(elementKind, in: self, indexPath)
        return view
    }

    // MARK: Supplementary views

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shownState.views[CollectionPlace(elementKind, indexPath)]
    }

    open func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [UICollectionReusableView] {
        let state = shownState
        return state.views.keys.filter { $0.kind == elementKind }.sorted()
            .compactMap { state.views[$0] }
    }

    // MARK: Queries

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        tile()
        let spot = CGRect(origin: point, size: CGSize(width: 1e-6, height: 1e-6))
        return attributes(in: spot)
            .first { $0.representedElementCategory == .cell && $0.frame.contains(checked: point) }?
            .indexPath
    }

    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        tile()
        return contains(indexPath) ? attributes(ofItem: indexPath) : nil
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        tile()
        return attributes(ofElement: kind, at: indexPath)
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        shownState.views.keys.filter { $0.kind == kind }.map(\.path).sorted()
    }

    /// Scrolls an item to a position, as far as the content allows.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        for _ in 0..<4 {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let offset = offset(showing: frame, at: scrollPosition)
            guard offset != contentOffset else { break }
            contentOffset = offset
        }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    // MARK: Selection

    /// The selected items. The array is empty if none is selected, whereas a table's property is
    /// `nil`.
    open var indexPathsForSelectedItems: [IndexPath]? { state.selected }

    /// Selects an item without notifying the delegate, as Apple documents. `nil` deselects all
    /// items.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        readIfNeeded()
        if !allowsMultipleSelection || indexPath == nil {
            for path in state.selected { state.cells[path]?.isSelected = false }
            state.selected = []
        }
        guard let indexPath, contains(indexPath) else { return }
        if !state.selected.contains(indexPath) { state.selected.append(indexPath) }
        state.cells[indexPath]?.isSelected = true
        guard !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        state.selected.removeAll { $0 == indexPath }
        state.cells[indexPath]?.isSelected = false
    }

    // MARK: Updates

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        state.updates += 1
        updates?()
        state.updates -= 1
        changed()
        layoutIfNeeded()
        completion?(true)
    }

    open func insertItems(at indexPaths: [IndexPath]) { note(.insert, indexPaths) }

    open func deleteItems(at indexPaths: [IndexPath]) { note(.delete, indexPaths) }

    open func reloadItems(at indexPaths: [IndexPath]) { note(.reload, indexPaths) }

    open func reconfigureItems(at indexPaths: [IndexPath]) { changed() }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        noteMove(indexPath, newIndexPath)
    }

    open func insertSections(_ sections: IndexSet) { note(.insert, sections) }

    open func deleteSections(_ sections: IndexSet) { note(.delete, sections) }

    open func reloadSections(_ sections: IndexSet) { note(.reload, sections) }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        noteMove(
            IndexPath(item: NSNotFound, section: section),
            IndexPath(item: NSNotFound, section: newSection))
    }

    // MARK: Documents

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        state.reuse.register(ReuseRegistry.Registration(nib), for: .cell(identifier))
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        state.reuse.register(
            ReuseRegistry.Registration(nib), for: ReuseRegistry.Key(kind, identifier))
    }

    // MARK: Interactive movement

    /// Begins to move an item, if the data source permits it.
    ///
    /// - Returns: Whether the item can be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    /// Moves the item's cell to a position in the content's coordinate space, in points.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveMovement(to: targetPosition)
    }

    /// Ends the movement, and informs the data source.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }

    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Interactive transitions, which end immediately

    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Without effect in a preview

    open var reorderingCadence = ReorderingCadence.immediate
    open var hasUncommittedUpdates: Bool { state.updates > 0 }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
}
