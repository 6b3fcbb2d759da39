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
        case .header: row?.style == .plain ? .plainHeader() : .groupedHeader()
        case .footer: row?.style == .plain ? .plainFooter() : .groupedFooter()
        default: .cell()
        }
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
}

extension UICollectionViewListCell {
    /// Sets the row's context from the list layout of its section.
    func takePlace(in collection: UICollectionView, _ path: IndexPath) {
        guard let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: path.section)
        else { return }
        let hasHeader = list.headerMode == .firstItemInSection
        let count = collection.numberOfItems(inSection: path.section)
        row = ListRowContext(
            style: list.appearance.style, role: hasHeader && path.item == 0 ? .header : .item,
            isFirst: path.item == (hasHeader ? 1 : 0), isLast: path.item == count - 1,
            showsSeparator: list.showsSeparators && !list.isBareSidebar,
            isSidebar: list.isBareSidebar)
    }

    /// The scale of accessories at the text sizes for accessibility; otherwise 1.
    var accessoryScale: CGFloat {
        traitCollection.stacksRows ? TableMetrics.accessoryScale(traitCollection) : 1
    }

    var accessorySides: (leading: CGFloat, trailing: CGFloat) {
        let isEditing = (superview as? UICollectionView)?.isEditing == true
        let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
        func width(_ placement: UICellAccessory.Side) -> CGFloat {
            let side = shown.filter { $0.side == placement }
            guard !side.isEmpty else { return 0 }
            return side.reduce(TableMetrics.textInset - 8) { $0 + $1.width(scale: accessoryScale) }
        }
        return (width(.leading), width(.trailing))
    }
}
