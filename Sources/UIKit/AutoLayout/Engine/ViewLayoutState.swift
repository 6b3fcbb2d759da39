import Foundation

/// What a view knows for Auto Layout, apart from the values that the engine solves.
@MainActor struct ViewLayoutState {
    var constraints = InstalledConstraints()
    var guides: [UILayoutGuide] = []
    /// Guides that UIKit itself provides, made at first use.
    var systemGuides: [LayoutGuidePlacement: UILayoutGuide] = [:]
    var hugging = AxisPair(both: UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(both: UILayoutPriority.defaultHigh)
    var margins: LayoutMargins?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var followsReadableWidth = false
    /// What the view was last told of its safe area and its margins; nil for what new views have.
    var toldSafeArea = UIEdgeInsets.zero
    var toldMargins: UIEdgeInsets?
    /// What Interface Builder knew when it laid the view out.
    var designTime = DesignTimeMetrics()
}

/// One value for each axis.
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

/// Measures that stand in for a view's own, as on Interface Builder's canvas; nil leaves the
/// view's own.
package struct DesignTimeMetrics: Sendable, Equatable {
    /// Replaces `intrinsicContentSize`; `UIView.noIntrinsicMetric` for an axis without any.
    package var intrinsicContentSize: CGSize?
    /// The font of the one line of text that stands in the middle of the view's height.
    package var textFont: UIFont?
    package var safeAreaInsets: UIEdgeInsets?
    /// Replaces the margins before the safe area is added to them.
    package var layoutMargins: UIEdgeInsets?
    /// What the layout guides of iOS 7–10 keep free at the top and at the bottom.
    package var topLayoutGuideLength: CGFloat?
    package var bottomLayoutGuideLength: CGFloat?

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
