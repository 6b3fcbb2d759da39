import Foundation

/// A view that a collection places by layout attributes.
@MainActor open class UICollectionReusableView: UIView {
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes with the size that the constraints give, as near to theirs as they allow.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.duplicate()
        if let size = constrainedSize(
            layoutAttributes.size, .fittingSizeLevel, .fittingSizeLevel)
        {
            let grid = UIScreen.main.grid
            preferred.size = CGSize(
                width: grid.roundUp(size.width), height: grid.roundUp(size.height))
        }
        return preferred
    }

    /// What the constraints say about the size; nil where there are none.
    func constrainedSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        fittedSize(size, horizontal, vertical)
    }
}

/// A collection's item: a content view as large as the cell.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Where subviews and their constraints belong.
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, belowSubview: contentView) }
            setNeedsLayout()
        }
    }

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

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
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
        contentView.fittedSize(size, horizontal, vertical)
    }
}
