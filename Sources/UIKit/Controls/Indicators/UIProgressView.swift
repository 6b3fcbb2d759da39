import Foundation

/// A bar that shows the progress of a task, from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    open var progressViewStyle = Style.default {
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

    public convenience init(progressViewStyle style: Style) {
        let height = ProgressMetrics.height(style, UIScreen.main.device.iOS)
        self.init(frame: CGRect(x: 0, y: 0, width: ProgressMetrics.usualWidth, height: height))
        progressViewStyle = style
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
