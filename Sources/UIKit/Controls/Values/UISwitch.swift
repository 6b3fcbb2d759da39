import Foundation

/// A switch that is on or off; its size is fixed, independent of its frame.
@preconcurrency @MainActor open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    open var isOn = false
    /// The color of the track when on, or `nil` for the era's color.
    open var onTintColor: UIColor? { didSet { noteOwnValue() } }
    open var thumbTintColor: UIColor? { didSet { noteOwnValue() } }
    /// Stored, without effect from iOS 7 on.
    open var onImage: UIImage? { didSet { noteOwnValue() } }
    /// Stored, without effect from iOS 7 on.
    open var offImage: UIImage? { didSet { noteOwnValue() } }
    /// Stored; shown on the Mac only.
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.current.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var trackingStart: CGPoint?

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(right: 2) }

    /// The size without the two points on the right that alignment excludes
    /// (Documentation/Metrics.md 2.1).
    open override var intrinsicContentSize: CGSize {
        let size = SwitchMetrics.current.size
        return CGSize(width: size.width - alignmentRectInsets.right, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.current.size }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackingStart = touch.location(in: self)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchEnded(touch) }

    open override func draw(_ rect: CGRect) {
        let artwork = SwitchArtwork(self)
        ControlArtwork.faded(isEnabled ? 1 : 0.5) { artwork.draw() }
    }
}
