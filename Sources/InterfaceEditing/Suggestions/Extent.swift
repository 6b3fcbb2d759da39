import UIKit

/// The range of a rectangle along one axis.
struct Extent {
    var minimum: CGFloat
    var maximum: CGFloat

    init(_ rect: CGRect, _ axis: NSLayoutConstraint.Axis) {
        (minimum, maximum) =
            axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    var length: CGFloat { maximum - minimum }
    var middle: CGFloat { (minimum + maximum) / 2 }

    /// Returns the length that both ranges cover. A negative value is the gap between them.
    func overlap(_ other: Extent) -> CGFloat {
        min(maximum, other.maximum) - max(minimum, other.minimum)
    }
}

extension NSLayoutConstraint.Axis {
    static let inOrder: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    var cross: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }

    var near: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var far: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var middle: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }

    var nearMargin: NSLayoutConstraint.Attribute {
        self == .horizontal ? .leadingMargin : .topMargin
    }
    var farMargin: NSLayoutConstraint.Attribute {
        self == .horizontal ? .trailingMargin : .bottomMargin
    }
}

extension CGSize {
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}

extension UIEdgeInsets {
    func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    func far(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
