import Foundation

/// The Auto Layout state of a view, apart from the values that the engine solves.
@MainActor struct ViewLayoutState {
    var constraints = InstalledConstraints()
    var guides: [UILayoutGuide] = []
    /// The guides that UIKit provides, which are created at their first use.
    var systemGuides: [LayoutGuidePlacement: UILayoutGuide] = [:]
    /// The constraints that show the guides of bars, by guide.
    var supports: [LayoutGuidePlacement: [LayoutSupportConstraint]] = [:]
    var hugging = AxisPair(both: UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(both: UILayoutPriority.defaultHigh)
    /// The container that sets the view's frame while the view is its subview.
    weak var manager: UIView?
    /// Whether the container takes the view's size from its constraints and content.
    var sizesManager = false
    var margins: LayoutMargins?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var followsReadableWidth = false
    /// The safe area and the margins that the view was last notified of. `nil` margins are those of
    /// a new view.
    var reportedSafeArea = UIEdgeInsets.zero
    var reportedMargins: UIEdgeInsets?
    /// The measurements that Interface Builder used when it laid out the view.
    var designTime = DesignTimeMetrics()
}

/// A value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(both value: Value) {
        horizontal = value
        vertical = value
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

/// Measurements that replace a view's own, as on Interface Builder's canvas; `nil` keeps the view's
/// own.
package struct DesignTimeMetrics: Sendable, Equatable {
    /// The intrinsic size that replaces `intrinsicContentSize`, with `UIView.noIntrinsicMetric` for
    /// an axis without one.
    package var intrinsicContentSize: CGSize?
    /// The font of the single line of text that is vertically centered in the view.
    package var textFont: UIFont?
    package var safeAreaInsets: UIEdgeInsets?
    /// The margins to which the safe area is added.
    package var layoutMargins: UIEdgeInsets?
    /// The lengths of the top and bottom layout guides of iOS 7–10, in points.
    package var topLayoutGuideLength: CGFloat?
    package var bottomLayoutGuideLength: CGFloat?
    /// Whether the view is on Interface Builder's canvas.
    package var isOnCanvas = false

    package init() {}
}

extension UIView {
    package var designTime: DesignTimeMetrics {
        get { layoutState.designTime }
        set {
            guard newValue != layoutState.designTime else { return }
            layoutState.designTime = newValue
            constraintsChanged()
            superview?.subviewChanged(self)
        }
    }
}
