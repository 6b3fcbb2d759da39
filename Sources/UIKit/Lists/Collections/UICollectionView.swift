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
        collectionViewLayout.collectionView = self
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
        state.reuse.cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        state.reuse.viewClasses[CollectionReuse.Key(elementKind, identifier)] =
            viewClass as? UICollectionReusableView.Type
    }

    /// Returns a reused cell or a new one of the registered class, with the frame of its layout
    /// attributes.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueView(elementKind, identifier, at: indexPath) }

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
}
