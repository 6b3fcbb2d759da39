import Foundation

@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    /// The images of the animation, of which the first is shown while the view is animating.
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    /// The duration in seconds; 0 means a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions; 0 is unlimited.
    open var animationRepeatCount = 0
    /// The configuration of symbols where their own values are unspecified.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the image grows with the accessibility text sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    open private(set) var isAnimating = false

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        setUp()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        if let image { frame.size = size(of: configured(image)) }
    }

    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

    open func stopAnimating() { isAnimating = false }

    // MARK: Size

    /// The image as it is shown, in the right variant and configuration.
    var shownImage: UIImage? {
        let normal = isAnimating ? animationImages?.first : image
        let highlighted = isAnimating ? highlightedAnimationImages?.first : highlightedImage
        return ((isHighlighted ? highlighted : nil) ?? normal).map(configured)
    }

    private func configured(_ image: UIImage) -> UIImage {
        let image = image.resolved(for: traitCollection)
        guard image.isSymbolImage, let preferredSymbolConfiguration else { return image }
        // The image's own configuration takes precedence over the view's.
        return image.with {
            $0.configuration = preferredSymbolConfiguration.applying($0.symbolConfiguration)
        }
    }

    private func size(of image: UIImage) -> CGSize {
        let size = image.size
        guard adjustsImageSizeForAccessibilityContentSizeCategory, !image.isSymbolImage,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return size }
        // The ratio of the body font's size to its size at the standard text size, 17 points.
        let factor =
            UIFont.preferredFont(
                forTextStyle: .body, compatibleWith: traitCollection
            ).pointSize / UIFont.labelFontSize
        let grid = UIScreen.main.grid
        return CGSize(
            width: grid.round(size.width * factor), height: grid.round(size.height * factor))
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        shownImage?.alignmentRectInsets ?? super.alignmentRectInsets
    }

    /// The image's size without the area outside of its alignment rectangle.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let size = size(of: image)
        let insets = image.alignmentRectInsets
        return CGSize(
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage.map(self.size) ?? bounds.size
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let image = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
        let tint = image.attributes.isTemplate ? tintColor : nil
        let place = contentMode.rect(for: size(of: image), in: bounds)
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        context.saveGState()
        if isMirrored {
            context.translateBy(x: place.minX + place.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        image.draw(in: place, context: context, tint: tint)
        context.restoreGState()
    }
}
