import Foundation

/// A spinning wheel for ongoing tasks, rendered at the start of its animation.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The style; the raw values are those of Apple's header.
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    open var style: Style {
        didSet {
            noteOwnValue()
            invalidateIntrinsicContentSize()
        }
    }
    /// The color of the spokes, or `nil` for the style's color.
    open var color: UIColor! { didSet { noteOwnValue() } }
    open var hidesWhenStopped = true {
        didSet {
            noteOwnValue()
            isHidden = hidesWhenStopped && !isAnimating
        }
    }
    open private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: ActivityMetrics.size(style)))
        showOrHide()
    }

    public override init(frame: CGRect) {
        style = UIScreen.main.era < .dark ? .white : .medium
        super.init(frame: frame)
        showOrHide()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        showOrHide()
    }

    open func startAnimating() {
        isAnimating = true
        showOrHide()
    }

    open func stopAnimating() {
        isAnimating = false
        showOrHide()
    }

    private func showOrHide() {
        if hidesWhenStopped { isHidden = !isAnimating }
    }

    open override var intrinsicContentSize: CGSize { ActivityMetrics.size(style) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { ActivityMetrics.size(style) }

    open override func draw(_ rect: CGRect) {
        ActivityArtwork(style: style, color: color).draw(in: bounds)
    }
}
