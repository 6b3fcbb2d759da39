import Foundation

/// A view that a collection places by layout attributes.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// By which a list finds the view again for another of its kind.
    open var reuseIdentifier: String? { givenIdentifier }
    var givenIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a view of a class that was registered, with the frame of its layout attributes; a
    /// class whose only designated initializers are those of this class inherits it.
    public required convenience init(registeredAs identifier: String?, frame: CGRect) {
        self.init(frame: frame)
        givenIdentifier = identifier
    }

    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes with the size that the constraints give, as near to theirs as they allow.
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

    /// Gives the view the size and the place of its layout attributes.
    func takeFrame(of attributes: UICollectionViewLayoutAttributes) {
        if transform != attributes.transform { transform = attributes.transform }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
    }

    /// What the constraints say about the size; nil where there are none.
    func constrainedSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        fittedSize(size, horizontal, vertical)
    }
}

/// A collection's item: a content view as large as the cell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Where subviews and their constraints belong.
    public let contentView = UIView()
    var parts = CollectionCellParts()
    /// A document's way from the cell, which a tap goes before the delegate hears of it.
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

    /// Above the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            selectionChanged()
        }
    }

    // MARK: Configurations

    public typealias ConfigurationUpdateHandler =
        (UICollectionViewCell, UICellConfigurationState) -> Void

    /// What fills the content view; replaces what it was filled with before.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.listContent?.configuration }
        set {
            ListContentHost.set(newValue, in: &parts.listContent, of: contentView)
            setNeedsLayout()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?
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

    /// What the content leaves free in the cell.
    var contentInsets: UIEdgeInsets { .zero }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        contentView.frame = bounds.inset(by: contentInsets)
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

/// What a cell holds besides its properties.
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
