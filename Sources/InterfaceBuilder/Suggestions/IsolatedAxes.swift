import UIKit

/// Tells which views no constraint connects with another item along an axis. What a constraint
/// determines about such a view follows from the view alone, and nothing else depends on it.
@MainActor struct IsolatedAxes {
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
    }

    private var connected: Set<Key> = []
    /// The lengths that required constraints of a view alone give it.
    private var lengths: [Key: CGFloat] = [:]

    /// Views that masks place depend on the size of their superview: one with such a view inside
    /// that is open isn't isolated.
    init(_ root: UIView, _ open: OpenQuantities, targets: Set<ObjectIdentifier>) {
        read(root)
        for view in open.views where !targets.contains(ObjectIdentifier(view)) {
            view.superview.map { connect($0) }
        }
    }

    func contains(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        !connected.contains(Key(view: ObjectIdentifier(view), axis: axis))
    }

    /// The length that a required constraint of the view alone gives it, if one does.
    func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        lengths[Key(view: ObjectIdentifier(view), axis: axis)]
    }

    // MARK: Reading

    private mutating func read(_ view: UIView) {
        for constraint in view.constraints { read(constraint, of: view) }
        view.subviews.forEach { read($0) }
    }

    private mutating func read(_ constraint: NSLayoutConstraint, of holder: UIView) {
        guard !constraint.isMadeByUIKit else {
            // Stack views connect what they arrange.
            connect(holder)
            holder.subviews.forEach { connect($0) }
            return
        }
        if constraint.secondItem == nil, constraint.relation == .equal,
            constraint.firstAttribute.isLength, let view = constraint.firstItem as? UIView
        {
            let axis = constraint.firstAttribute.alongAxis
            if let axis, constraint.priority == .required {
                lengths[Key(view: ObjectIdentifier(view), axis: axis)] = constraint.constant
            }
            return
        }
        connect(constraint.firstItem, constraint.firstAttribute, in: holder)
        connect(constraint.secondItem, constraint.secondAttribute, in: holder)
    }

    private mutating func connect(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) {
        guard let axis = attribute.alongAxis,
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        else { return }
        // The near edge of the view that contains the other item is at a fixed place there.
        if view === holder, attribute == axis.near || attribute == axis.nearMargin { return }
        connected.insert(Key(view: ObjectIdentifier(view), axis: axis))
    }

    private mutating func connect(_ view: UIView) {
        for axis in NSLayoutConstraint.Axis.inOrder {
            connected.insert(Key(view: ObjectIdentifier(view), axis: axis))
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis of a place or a length; `nil` without an attribute.
    var alongAxis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }
}
