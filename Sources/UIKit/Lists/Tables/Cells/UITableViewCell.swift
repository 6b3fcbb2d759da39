import Foundation

/// A row of a table: a content view next to its accessory, with the separator at the bottom.
///
/// `systemLayoutSizeFitting` returns the height for a width, which follows from the content's
/// constraints or from the text of the cell's style.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// The view for the cell's subviews and their constraints.
    public let contentView: UIView = TableCellContentView()
    public let style: CellStyle
    /// The identifier for reusing the cell.
    open var reuseIdentifier: String? { givenIdentifier }
    var givenIdentifier: String?
    /// The action for a document's segue from the cell, which runs on a tap, before the delegate is
    /// notified.
    package final var documentSelected: (@MainActor () -> Void)?
    let artworkView = TableCellArtworkView()
    var parts = TableCellParts()
    /// The row's context in the table, or `nil` outside of tables.
    var context: TableCellContext? { didSet { setNeedsLayout() } }
    var editing = TableCellEditing() { didSet { setNeedsLayout() } }

    // MARK: Content

    /// The title label, which is created at its first use.
    open var textLabel: UILabel? { styledLabel(isDetail: false) }
    /// The detail label, which is created at its first use, or `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : styledLabel(isDetail: true) }
    /// The image view, which is created at its first use, or `nil` in the `value2` style.
    open var imageView: UIImageView? { style == .value2 ? nil : styledImageView }

    open var indentationLevel = 0 {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var indentationWidth: CGFloat = 10 {
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
    var ownSeparatorInset: UIEdgeInsets?

    /// The configuration of the content view's content. A new value replaces the previous content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.listContent?.configuration }
        set {
            ListContentHost.set(newValue, in: &parts.listContent, of: contentView)
            setNeedsLayout()
        }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { showBackgroundView(oldValue, backgroundConfiguration) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    public typealias ConfigurationUpdateHandler =
        (UITableViewCell, UICellConfigurationState) -> Void

    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(
            traitCollection: traitCollection, isSelected: isSelected,
            isHighlighted: isHighlighted, isEditing: isEditing)
    }

    /// Calls `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        context?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default { didSet { noteOwnValue() } }
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        parts.isSelected = selected
        selectionChanged()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        parts.isHighlighted = highlighted
        selectionChanged()
    }

    /// The view below all other subviews, with the size of the cell.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView, below: contentView) }
    }
    /// The view above the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            selectionChanged()
        }
    }
    /// The view in place of `selectedBackgroundView` in a table in which several rows can be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
            selectionChanged()
        }
    }

    // MARK: Accessories and editing

    open var accessoryType = AccessoryType.none {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    /// A view at the trailing margin that replaces the accessory of `accessoryType`.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, accessoryView) } }
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var editingAccessoryView: UIView? {
        didSet { replaceAccessory(oldValue, editingAccessoryView) }
    }
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    open var editingStyle: EditingStyle { editing.style }
    open var showingDeleteConfirmation: Bool { false }
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.isEditing = editing
    }

    /// Called before the cell shows or hides its editing control.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell has shown or hidden its editing control.
    open func didTransition(to state: StateMask) {}

    /// Called when the cell is lifted and dragged, which never happens in a preview.
    open func dragStateDidChange(_ dragState: DragState) {}

    open var userInteractionEnabledWhileDragging = false
    open var focusStyle = FocusStyle.default

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        givenIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
        addParts()
    }

    public required init?(coder: NSCoder) {
        style = .default
        givenIdentifier = nil
        super.init(coder: coder)
        addParts()
    }

    /// Creates a cell of a registered class. A class whose only designated initializers are those
    /// of this class inherits it.
    public required convenience init(registeredAs identifier: String?) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    private func addParts() {
        addSubview(contentView)
        artworkView.cell = self
        addSubview(artworkView)
        place(managed: contentView, in: contentFrame)
    }

    open func prepareForReuse() {
        parts.isSelected = false
        parts.isHighlighted = false
        setNeedsUpdateConfiguration()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    open override func draw(_ rect: CGRect) { drawBackdrop() }

    /// Returns the content's fitting size plus the space around it, with the height in whole
    /// pixels. If no constraints determine the content's size, the text of the style does.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return fittedCellSize(targetSize, horizontal, vertical)
    }
}

/// A content view that has the margins of a table's cells.
final class TableCellContentView: UIView {
    override var defaultLayoutMargins: UIEdgeInsets {
        guard var margins = TableMetrics.contentMargins else { return super.defaultLayoutMargins }
        // Beside an accessory, the margin is that of any view (Documentation/Metrics.md 3.2).
        if let cell = superview as? UITableViewCell, cell.hasAccessory {
            if cell.isRightToLeft { margins.left = 8 } else { margins.right = 8 }
        }
        return margins
    }
}
