import Foundation

/// A list of rows in sections. Only visible rows have cells.
///
/// The type of `delegate` is the one of `UIScrollView`, because Swift can't narrow the type of an
/// overridden property.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public let style: Style
    /// The data source, which is held weakly, as in UIKit.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// The visible cells, headers, and footers, and all heights that are known.
    var state = TableState()

    // MARK: Heights, in points

    open var rowHeight = UITableView.automaticDimension {
        didSet {
            noteOwnValue()
            setNeedsReload()
        }
    }
    /// The estimated height of rows. With zero, the heights of all rows are read at once;
    /// self-sizing rows require an estimate.
    open var estimatedRowHeight = TableMetrics.estimate {
        didSet {
            noteOwnValue()
            setNeedsReload()
        }
    }
    open var sectionHeaderHeight = TableMetrics.sectionHeight {
        didSet {
            noteOwnValue()
            setNeedsReload()
        }
    }
    open var sectionFooterHeight = TableMetrics.sectionHeight {
        didSet {
            noteOwnValue()
            setNeedsReload()
        }
    }
    open var estimatedSectionHeaderHeight = TableMetrics.estimate { didSet { setNeedsReload() } }
    open var estimatedSectionFooterHeight = TableMetrics.estimate { didSet { setNeedsReload() } }
    /// The padding above the headers of a plain table, from iOS 15 on.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet {
            noteOwnValue()
            setNeedsReload()
        }
    }
    /// The height of the empty rows that fill a plain table up to iOS 14.
    open var fillerRowHeight = TableMetrics.fillerHeight

    // MARK: Appearance

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    /// The effect of the separators, whose colors replace `separatorColor`.
    open var separatorEffect: UIVisualEffect? { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? = TableColors.separator {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(left: TableMetrics.textInset) }
        set {
            noteOwnValue()
            ownSeparatorInset = newValue
        }
    }
    var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { noteOwnValue() }
    }
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { noteOwnValue() } }
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
    open var sectionIndexColor: UIColor? { didSet { noteOwnValue() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { noteOwnValue() } }
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { noteOwnValue() } }

    /// The view behind the rows, with the size of the table's bounds.
    open var backgroundView: UIView? {
        didSet { replaceBackgroundView(oldValue) }
    }

    /// The view above the first section, with the height of its frame.
    open var tableHeaderView: UIView? {
        didSet { replaceEndView(oldValue, tableHeaderView) }
    }

    /// The view below the last section, with the height of its frame.
    open var tableFooterView: UIView? {
        didSet { replaceEndView(oldValue, tableFooterView) }
    }

    // MARK: Selection and editing

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var dragInteractionEnabled = false
    /// The delegate for drags, which never begin.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// The delegate for drops, which never happen.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = TableColors.background(style)
        forgetOwnValues()
    }

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
        tile()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchEnded(touches)
    }

    open override func draw(_ rect: CGRect) { drawBackdrop() }

    // MARK: Data

    /// Reads the data source and the delegate again at the next layout.
    open func reloadData() {
        state.selected = []
        setNeedsReload()
    }

    open func reloadSectionIndexTitles() { setNeedsReload() }
    open var numberOfSections: Int { geometry.sections.count }

    open func numberOfRows(inSection section: Int) -> Int {
        geometry.rowCount(inSection: section)
    }

    // MARK: Cells

    /// Returns the cell of a visible row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownState.cells[indexPath]
    }

    open var visibleCells: [UITableViewCell] {
        let state = shownState
        return state.order.compactMap { state.cells[$0] }
    }

    /// The visible rows from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { shownState.order }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        state.cells.first { $0.value === cell }?.key
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// Returns a reused cell or a new one of the registered class, with the frame of the row.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        resized(dequeueCell(identifier) ?? unregisteredCell(identifier), for: indexPath)
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        state.reuse.register(
            ReuseRegistry.Registration(cellClass, as: UITableViewCell.self), for: .cell(identifier))
    }

    // MARK: Headers and footers

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownState.ends[TableHeaderFooterPlace(section, isHeader: true)]
            as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownState.ends[TableHeaderFooterPlace(section, isHeader: false)]
            as? UITableViewHeaderFooterView
    }

    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        dequeueEnd(identifier)
    }

    open func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        state.reuse.register(
            ReuseRegistry.Registration(aClass, as: UITableViewHeaderFooterView.self),
            for: .end(identifier))
    }

    // MARK: Queries

    /// Returns the rectangle of a section in the content, or an empty one if there is no such
    /// section.
    open func rect(forSection section: Int) -> CGRect {
        let geometry = self.geometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        return span(geometry.top(ofSection: section), geometry.sections[section].height)
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        let geometry = self.geometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        return span(
            geometry.top(ofSection: section), geometry.sections[section].header.height)
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        let geometry = self.geometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        let (known, top) = (geometry.sections[section], geometry.top(ofSection: section))
        return span(top + known.height - known.footer.height, known.footer.height)
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        let geometry = self.geometry
        guard let top = geometry.top(ofRow: indexPath) else { return .zero }
        let height = geometry.sections[indexPath.section].rows[indexPath.row].height
        let insets = rowInsets
        return span(top, height).inset(by: insets)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.rows(from: point.y, to: point.y.nextUp).first
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        geometry.rows(from: rect.minY, to: rect.maxY)
    }

    open var indexPathForSelectedRow: IndexPath? { state.selected.first }

    /// The selected rows, or `nil` if none is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        state.selected.isEmpty ? nil : state.selected
    }

    // MARK: Scrolling

    /// Scrolls a row to a position, as far as the content allows. For `none`, scrolls only as far
    /// as needed to show the row.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        guard geometry.contains(indexPath) else {
            let rows = geometry.rowCount(inSection: indexPath.section)
            return ListDiagnostic.noSuchRow(indexPath, sections: numberOfSections, rows: rows)
                .report(at: self)
        }
        // Rows that become visible are measured, which can move this one.
        for _ in 0..<Self.scrollRounds {
            tile()
            let offset = offset(showing: rectForRow(at: indexPath), at: scrollPosition)
            guard offset != contentOffset.y else { break }
            contentOffset.y = offset
        }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Selects a row without notifying the delegate, as Apple documents. `nil` deselects all rows.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        if !allowsMultipleSelection || indexPath == nil { unselectAll() }
        guard let indexPath, geometry.contains(indexPath) else { return }
        if !state.selected.contains(indexPath) { state.selected.append(indexPath) }
        state.cells[indexPath]?.setSelected(true, animated: animated)
        guard scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        state.selected.removeAll { $0 == indexPath }
        state.cells[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: Updates

    open func beginUpdates() {
        readIfNeeded()
        var update = state.update ?? TableUpdate()
        if update.depth == 0 { update.before = state.geometry.sections.map(\.rows.count) }
        update.depth += 1
        state.update = update
    }

    /// Ends the updates, shows the data source's new state, and measures the rows again.
    open func endUpdates() {
        guard var update = state.update else { return }
        update.depth -= 1
        state.update = update.depth > 0 ? update : nil
        guard update.depth == 0 else { return }
        if update.changesRows {
            refresh()
            check(update)
        } else {
            state.geometry.forgetMeasures()
            setNeedsLayout()
            animateRows()
        }
    }

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates()
        layoutIfNeeded()
        completion?(true)
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { update in
            for path in indexPaths { update.inserted[path.section, default: 0] += 1 }
        }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { update in
            for path in indexPaths { update.deleted[path.section, default: 0] += 1 }
        }
        state.selected.removeAll(where: indexPaths.contains)
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { _ in }
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) { change { _ in } }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { update in
            update.deleted[indexPath.section, default: 0] += 1
            update.inserted[newIndexPath.section, default: 0] += 1
        }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.changesSections = true }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.changesSections = true }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.changesSections = true }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.changesSections = true }
    }

    // MARK: Documents

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        state.reuse.register(ReuseRegistry.Registration(nib), for: .cell(identifier))
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        state.reuse.register(ReuseRegistry.Registration(nib), for: .end(identifier))
    }

    // MARK: Without effect in a preview

    open var hasUncommittedUpdates: Bool { state.update != nil }
    open var sectionIndexTrackingBackgroundColor: UIColor?
}
