import Foundation

/// The context of a header or footer in its table.
struct TableHeaderFooterContext: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
}

/// A section's header or footer, with a title or other content in its content view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The identifier for reusing the view.
    open var reuseIdentifier: String? { givenIdentifier }
    var givenIdentifier: String?
    /// The view for subviews and their constraints.
    public let contentView: UIView = TableHeaderContentView()
    var context = TableHeaderFooterContext() { didSet { contextChanged(from: oldValue) } }
    var isFloating = false
    private var ownTextLabel: UILabel?
    private var ownDetailLabel: UILabel?
    private var listContent: ListContentHost?

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { showBackgroundView(oldValue, backgroundConfiguration) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    public typealias ConfigurationUpdateHandler =
        (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsConfigurationUpdate = true

    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Calls `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UIViewConfigurationState) {}

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// The configuration of the content view's content. A new value replaces the previous content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { listContent?.configuration }
        set {
            ListContentHost.set(newValue, in: &listContent, of: contentView)
            setNeedsLayout()
        }
    }

    /// The title label, which is created at its first use.
    open var textLabel: UILabel? {
        if ownTextLabel == nil { ownTextLabel = newLabel() }
        return ownTextLabel
    }

    /// The detail label, which is created at its first use, and is visible below the title in
    /// grouped tables.
    open var detailTextLabel: UILabel? {
        if ownDetailLabel == nil { ownDetailLabel = newLabel() }
        return ownDetailLabel
    }

    public init(reuseIdentifier: String?) {
        givenIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        givenIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates a view of a registered class.
    public required convenience init(registeredAs identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    public convenience init() { self.init(reuseIdentifier: nil) }

    open func prepareForReuse() {}

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        context.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (context.style, context.isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (_, true): .groupedHeader()
        case (_, false): .groupedFooter()
        }
    }

    private func newLabel() -> UILabel {
        let label = UILabel()
        TableHeaderFooterText.apply(to: label, context)
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func contextChanged(from old: TableHeaderFooterContext) {
        guard context != old else { return }
        ownTextLabel.map { TableHeaderFooterText.apply(to: $0, context) }
        contentView.tellChangedInsets()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        place(managed: backgroundView, in: bounds)
        placeBackgroundView(backgroundConfiguration)
        place(managed: contentView, in: bounds)
        listContent?.fill(sideInsets(width: bounds.width))
        if let ownTextLabel, ownTextLabel.translatesAutoresizingMaskIntoConstraints {
            ownTextLabel.frame = textFrame(ownTextLabel)
        }
    }

    /// Returns the frame of a label, which is vertically centered below the padding, or next to the
    /// rows in grouped tables.
    private func textFrame(_ label: UILabel) -> CGRect {
        let inset = TableMetrics.headerInset(context.style, width: bounds.width)
        let box = bounds.inset(by: sideInsets(width: bounds.width))
            .inset(by: UIEdgeInsets(left: inset, right: inset))
        let size = label.sizeThatFits(box.size)
        let height = min(size.height, max(0, box.height))
        let grid = UIScreen.main.grid
        var y = grid.round(box.midY - height / 2)
        if context.style != .plain {
            y =
                context.isHeader
                ? grid.round(box.maxY - TableMetrics.headerGap - height) : TableMetrics.footerGap
        }
        // A label is as wide as its text, except one that is centered.
        let width = label.textAlignment == .center ? box.width : min(size.width, box.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? box.maxX - width : box.minX, y: y, width: max(0, width),
            height: height)
    }

    /// Returns the distances of the rows' sides from those of the view.
    private func sideInsets(width: CGFloat) -> UIEdgeInsets {
        let sides = Self.knowsSafeAreas ? safeAreaInsets : .zero
        let margin = context.style == .insetGrouped ? TableMetrics.cardMargin(width: width) : 0
        return UIEdgeInsets(left: margin + sides.left, right: margin + sides.right)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let sides = sideInsets(width: targetSize.width)
        let inner = CGSize(
            width: max(0, targetSize.width - sides.left - sides.right), height: targetSize.height)
        if let size = listContent?.fittedSize(inner, horizontal, vertical) {
            return CGSize(width: targetSize.width, height: size.height)
        }
        if let size = contentView.fittedSize(targetSize, horizontal, vertical) { return size }
        return fittedSize(targetSize, horizontal, vertical)
            ?? CGSize(width: targetSize.width, height: bounds.height)
    }

    open override func draw(_ rect: CGRect) {
        if let backgroundConfiguration {
            return backgroundConfiguration.draw(in: bounds, tint: tintColor)
        }
        guard backgroundView == nil, context.style == .plain else { return }
        if UIScreen.main.era == .classic { return ClassicTableArtwork.drawPlainHeader(in: bounds) }
        guard let color = TableColors.plainHeader(isFloating: isFloating) else { return }
        color.setFill()
        UIRectFill(bounds)
    }
}

/// A content view whose subviews can be constrained to the sides of the title by its margins.
private final class TableHeaderContentView: UIView {
    /// The margins at the top and bottom are those of any view, a decision.
    override var defaultLayoutMargins: UIEdgeInsets {
        let standard = super.defaultLayoutMargins
        guard UIScreen.main.era >= .safeArea,
            let view = superview as? UITableViewHeaderFooterView
        else { return standard }
        let inset = TableMetrics.headerInset(
            view.context.style, width: view.bounds.width)
        return UIEdgeInsets(
            top: standard.top, left: inset, bottom: standard.bottom, right: inset)
    }
}
