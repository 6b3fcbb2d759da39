import Foundation

/// A bar that shows the progress of a task, from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    open var progressViewStyle: Style {
        didSet {
            noteOwnValue()
            invalidateIntrinsicContentSize()
        }
    }
    private var done: Float = 0
    open var progressTintColor: UIColor? { didSet { noteOwnValue() } }
    open var trackTintColor: UIColor? { didSet { noteOwnValue() } }
    open var progressImage: UIImage? { didSet { noteOwnValue() } }
    open var trackImage: UIImage? { didSet { noteOwnValue() } }

    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        let height = ProgressMetrics.height(style, UIScreen.main.device.iOS)
        super.init(
            frame: CGRect(x: 0, y: 0, width: ProgressMetrics.usualWidth, height: height))
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
    }

    /// The progress, clamped to 0 to 1.
    open var progress: Float {
        get { done }
        set { done = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var height: CGFloat {
        ProgressMetrics.height(progressViewStyle, UIScreen.main.device.iOS)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : ProgressMetrics.usualWidth, height: height)
    }

    open override func draw(_ rect: CGRect) { ProgressArtwork(self).draw() }
}
