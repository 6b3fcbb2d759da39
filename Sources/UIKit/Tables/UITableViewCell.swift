import Foundation

/// A row of a list: a content view beside its accessory, and the separator's pixel below.
///
/// `systemLayoutSizeFitting` gives the height at a width from the content's constraints.
@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable, Hashable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable, Hashable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SelectionStyle: Int, Sendable, Hashable {
        case none, blue, gray, `default`
    }

    /// Where subviews and their constraints belong.
    public let contentView: UIView = TableCellContentView()
    public let style: CellStyle
    public let reuseIdentifier: String?
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false

    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

    /// Stands in place of the accessory's type, at the trailing margin.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
        addContentView()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        addSubview(contentView)
        contentView.frame = contentFrame
    }

    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = contentFrame
        layOutAccessoryView()
    }

    /// The content's fitting size and what lies around it, the height in whole pixels; that of a
    /// standard row where nothing constrains the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let around = contentInsets
        let (sides, ends) = (around.left + around.right, around.top + around.bottom)
        let target = CGSize(
            width: max(0, targetSize.width - sides), height: max(0, targetSize.height - ends))
        guard let size = contentView.fittedSize(target, horizontal, vertical) else {
            return CGSize(width: targetSize.width, height: Self.standardHeight)
        }
        return CGSize(
            width: size.width + sides, height: UIScreen.main.grid.roundUp(size.height + ends))
    }
}

/// The margins of a cell's content are a list's.
private final class TableCellContentView: UIView {
    override var defaultLayoutMargins: UIEdgeInsets {
        TableMetrics.contentMargins ?? super.defaultLayoutMargins
    }
}
