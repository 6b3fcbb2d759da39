import Foundation

/// A row of a list layout: a content configuration, accessories, and a separator.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet {
            artworkView.update()
            setNeedsLayout()
        }
    }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentsAccessories = true
    var row: ListRowContext? { didSet { setNeedsLayout() } }
    /// Whether the children of the row's item are shown, in a section with a tree of items.
    var isOutlineExpanded = false {
        didSet {
            if isOutlineExpanded != oldValue { artworkView.setNeedsDisplay() }
        }
    }
    private let artworkView = ListCellArtworkView()
    private(set) var ownSeparatorGuide: UILayoutGuide?

    /// The guide for the separator's ends. By default, it starts at the text and ends at the cell's
    /// edge; constraints of the app take precedence.
    open var separatorLayoutGuide: UILayoutGuide {
        if let ownSeparatorGuide { return ownSeparatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(
            equalTo: leadingAnchor, constant: TableMetrics.textInset)
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        let bottom = guide.bottomAnchor.constraint(equalTo: bottomAnchor)
        let height = guide.heightAnchor.constraint(equalToConstant: 0)
        let defaults = [start, end, bottom, height]
        for constraint in defaults { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate(defaults)
        ownSeparatorGuide = guide
        return guide
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addArtworkView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addArtworkView()
    }

    private func addArtworkView() {
        artworkView.cell = self
        addSubview(artworkView)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch row?.role {
        case .header where row?.isSidebarList == true: .sidebarHeader()
        case .header: row?.style == .plain ? .plainHeader() : .groupedHeader()
        case .footer: row?.style == .plain ? .plainFooter() : .groupedFooter()
        default: .cell()
        }
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isOutlineExpanded
        return state
    }

    override var contentInsets: UIEdgeInsets {
        let sides = accessorySides
        var insets = UIEdgeInsets(left: sides.leading, right: sides.trailing)
        insets.left += CGFloat(indentationLevel) * indentationWidth
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            swap(&insets.left, &insets.right)
        }
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        artworkView.frame = bounds
        roundCard()
    }

    open override func draw(_ rect: CGRect) {
        if backgroundConfiguration != nil { return super.draw(rect) }
        guard backgroundView == nil, backgroundColor == nil, let row, row.role == .item else {
            return
        }
        if row.isSidebar { return drawSidebarSelection() }
        TableColors.cell(row.style).setFill()
        UIRectFill(bounds)
        if isSelected || isHighlighted {
            TableColors.selection.setFill()
            UIRectFill(bounds)
        }
    }

    /// Draws the rounded selection of a sidebar, whose rows have no background.
    private func drawSidebarSelection() {
        guard isSelected || isHighlighted else { return }
        SidebarArtwork.drawSelection(in: bounds)
    }

    private func roundCard() {
        guard let row, row.style == .insetGrouped, row.role == .item, !row.isSidebar else { return }
        var corners: CACornerMask = []
        if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cardRadius
        layer.maskedCorners = corners
        clipsToBounds = true
    }
}

/// The context of a row in its list.
struct ListRowContext: Equatable {
    enum Role {
        case item, header, footer
    }

    var style: UITableView.Style
    var role = Role.item
    var isFirst: Bool
    var isLast: Bool
    var showsSeparator: Bool
    /// Whether the row is in a sidebar without cards and lines.
    var isSidebar = false
    /// Whether the list's appearance is a sidebar's.
    var isSidebarList = false
}

extension UICollectionViewListCell {
    /// Sets the row's context from the list layout of its section.
    func takePlace(in collection: UICollectionView, _ path: IndexPath) {
        guard let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: path.section)
        else { return }
        let hasHeader = list.headerMode == .firstItemInSection
        if let place = collection.outline?.outlinePlace(of: path) {
            isOutlineExpanded = place.isExpanded
        }
        let count = collection.numberOfItems(inSection: path.section)
        row = ListRowContext(
            style: list.appearance.style, role: hasHeader && path.item == 0 ? .header : .item,
            isFirst: path.item == (hasHeader ? 1 : 0), isLast: path.item == count - 1,
            showsSeparator: list.showsSeparators && !list.isBareSidebar,
            isSidebar: list.isBareSidebar, isSidebarList: list.isSidebar)
    }

    /// Sets the context of a row before the data source configures it: its place in the list, and
    /// the level of its item, not counting a header above it.
    func prepareForConfiguration(in collection: UICollectionView, _ path: IndexPath) {
        takePlace(in: collection, path)
        guard let place = collection.outline?.outlinePlace(of: path) else { return }
        let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
        let list = layout?.listConfiguration(ofSection: path.section)
        let headers = list?.headerMode == .firstItemInSection ? 1 : 0
        indentationLevel = max(0, place.level - headers)
    }

    /// Sets the context of a header or footer of a list's section before the data source configures
    /// it.
    func takeBoundary(_ kind: String, in collection: UICollectionView, _ path: IndexPath) {
        guard let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: path.section),
            kind == UICollectionView.elementKindSectionHeader
                || kind == UICollectionView.elementKindSectionFooter
        else { return }
        row = ListRowContext(
            style: list.appearance.style,
            role: kind == UICollectionView.elementKindSectionHeader ? .header : .footer,
            isFirst: true, isLast: true, showsSeparator: false, isSidebar: list.isBareSidebar,
            isSidebarList: list.isSidebar)
    }

    /// Performs the action of the accessory at a point, or expands or collapses the row's item.
    ///
    /// - Returns: Whether there was such an action, so the row isn't selected.
    func performAccessoryAction(
        at point: CGPoint, in collection: UICollectionView, _ path: IndexPath
    ) -> Bool {
        let outline = accessories.first { $0.isOutline && $0.isShown(whileEditing: isEditing) }
        if let outline, outline.takesTaps(inHeader: row?.role == .header) {
            perform(outline, in: collection, path)
            return true
        }
        guard let accessory = artworkView.accessory(at: point) else { return false }
        perform(accessory, in: collection, path)
        return true
    }

    private func perform(
        _ accessory: UICellAccessory, in collection: UICollectionView, _ path: IndexPath
    ) {
        if let action = accessory.action { return action() }
        if accessory.isOutline { collection.outline?.toggleOutline(at: path) }
    }

    private var isEditing: Bool { (superview as? UICollectionView)?.isEditing == true }

    /// The scale of accessories at the text sizes for accessibility; otherwise 1.
    var accessoryScale: CGFloat {
        traitCollection.stacksRows ? TableMetrics.accessoryScale(traitCollection) : 1
    }

    var accessorySides: (leading: CGFloat, trailing: CGFloat) {
        let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
        func width(_ placement: UICellAccessory.Side) -> CGFloat {
            let side = shown.filter { $0.side == placement }
            guard !side.isEmpty else { return 0 }
            return side.reduce(TableMetrics.textInset - 8) { $0 + $1.width(scale: accessoryScale) }
        }
        return (width(.leading), width(.trailing))
    }
}
