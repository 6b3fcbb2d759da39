import Foundation

/// A view that a collection view positions with layout attributes.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier for reusing the view.
    open var reuseIdentifier: String? { givenIdentifier }
    var givenIdentifier: String?
    /// The opacity and visibility of the last attributes.
    private var visibility = (alpha: CGFloat(1), isHidden: false)

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a view of a registered class, with the frame of its layout attributes. A class whose
    /// only designated initializers are those of this class inherits it.
    public required convenience init(registeredAs identifier: String?, frame: CGRect) {
        self.init(frame: frame)
        givenIdentifier = identifier
    }

    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes with the size from the view's constraints, as close to the given size
    /// as they allow.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.duplicate()
        let fixed = layoutAttributes.fixedAxes
        if let size = constrainedSize(
            layoutAttributes.size,
            fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
            fixed.contains(.vertical) ? .required : .fittingSizeLevel)
        {
            let grid = UIScreen.main.grid
            preferred.size = CGSize(
                width: grid.roundUp(size.width), height: grid.roundUp(size.height))
        }
        return preferred
    }

    /// Sets the size, position, and transform of the view from its layout attributes.
    func takeFrame(of attributes: UICollectionViewLayoutAttributes) {
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
            layer.transform = attributes.transform3D
        }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
    }

    /// Sets the opacity and visibility from attributes that differ from the last ones. So a view that
    /// the data source hides stays hidden (decision; the order isn't documented).
    func takeVisibility(of attributes: UICollectionViewLayoutAttributes) {
        if attributes.alpha != visibility.alpha { alpha = attributes.alpha }
        if attributes.isHidden != visibility.isHidden { isHidden = attributes.isHidden }
        visibility = (attributes.alpha, attributes.isHidden)
    }

    /// Returns the size from the view's constraints, or `nil` if there are none.
    func constrainedSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        fittedSize(size, horizontal, vertical)
    }

    /// Never called: layouts change without a transition.
    open func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// Never called: layouts change without a transition.
    open func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}
}

/// A cell of a collection view, with a content view of the same size.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the cell's subviews and their constraints.
    public let contentView = UIView()
    var parts = CollectionCellParts()
    /// The action for a document's segue from the cell, which runs on a tap, before the delegate is
    /// notified.
    package final var documentSelected: (@MainActor () -> Void)?

    open var isSelected: Bool {
        get { parts.isSelected }
        set {
            parts.isSelected = newValue
            selectionChanged()
        }
    }

    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set {
            parts.isHighlighted = newValue
            selectionChanged()
        }
    }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The view above the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            selectionChanged()
        }
    }

    public enum DragState: Int, Sendable, Hashable {
        case none, lifting, dragging
    }

    /// Called when the cell is lifted and dragged, which never happens in a preview.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    public typealias ConfigurationUpdateHandler =
        (UICollectionViewCell, UICellConfigurationState) -> Void

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

    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(
            traitCollection: traitCollection, isSelected: isSelected,
            isHighlighted: isHighlighted, isEditing: false)
    }

    open func setNeedsUpdateConfiguration() {
        parts.needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        addSubview(contentView)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// Resizes the content view with the cell.
    override func takeFrame(of attributes: UICollectionViewLayoutAttributes) {
        super.takeFrame(of: attributes)
        contentView.frame = bounds.inset(by: contentInsets)
    }

    /// The space around the content view.
    var contentInsets: UIEdgeInsets { .zero }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        place(managed: backgroundView, in: bounds)
        placeBackgroundView(backgroundConfiguration)
        place(managed: selectedBackgroundView, in: bounds)
        place(managed: contentView, in: bounds.inset(by: contentInsets))
        parts.listContent?.fill()
    }

    open override func draw(_ rect: CGRect) {
        backgroundConfiguration?.draw(in: bounds, tint: tintColor)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        constrainedSize(targetSize, horizontal, vertical) ?? bounds.size
    }

    override func constrainedSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        updateConfigurationIfNeeded()
        let around = contentInsets
        let (sides, ends) = (around.left + around.right, around.top + around.bottom)
        let inner = CGSize(width: max(0, size.width - sides), height: max(0, size.height - ends))
        let fitted =
            parts.listContent?.fittedSize(inner, horizontal, vertical)
            ?? contentView.fittedSize(inner, horizontal, vertical)
        return fitted.map { CGSize(width: $0.width + sides, height: $0.height + ends) }
    }
}

/// The internal state of a cell.
struct CollectionCellParts {
    var listContent: ListContentHost?
    var isSelected = false
    var isHighlighted = false
    var needsConfigurationUpdate = true
}

extension UICollectionViewCell {
    private func setSelectedBackground(shown: Bool) {
        guard let view = selectedBackgroundView else { return }
        if shown, view.superview !== self {
            insertSubview(view, belowSubview: contentView)
        } else if !shown {
            view.removeFromSuperview()
        }
    }

    func selectionChanged() {
        setSelectedBackground(shown: isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    func updateConfigurationIfNeeded() {
        guard parts.needsConfigurationUpdate else { return }
        parts.needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
