import Foundation

/// The effect of a focused view, which no preview shows.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

/// A ring around a focused view, which no preview shows.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    public enum Position: Int, Sendable {
        case automatic, outside, inside
    }

    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    open var position = Position.automatic

    public override init() {}

    public convenience init(rect: CGRect) { self.init() }

    public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init()
    }

    public convenience init(path: UIBezierPath) { self.init() }
}
