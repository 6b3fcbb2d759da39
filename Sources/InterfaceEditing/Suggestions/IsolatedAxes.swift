import UIKit

/// The axes along which no constraint relates a view to another item. The effect of a new constraint
/// on such a view depends only on the view, and no other view depends on it.
@MainActor struct IsolatedAxes {
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
    }

    private var connected: Set<Key> = []
    /// The lengths that required constraints with a constant set.
    private var lengths: [Key: CGFloat] = [:]

    /// Creates the isolated axes of a hierarchy. A superview of an ambiguous view that an
    /// autoresizing mask positions isn't isolated, because that view depends on its size.
    init(_ root: UIView, _ ambiguities: AmbiguousQuantities, targets: Set<ObjectIdentifier>) {
        read(root)
        for view in ambiguities.views where !targets.contains(ObjectIdentifier(view)) {
            view.superview.map { connect($0) }
        }
    }

    func contains(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        !connected.contains(Key(view: ObjectIdentifier(view), axis: axis))
    }

    /// Returns the length that a required constraint with a constant sets, or `nil` if there is
    /// none.
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
            // The constraints of stack views relate their arranged views to each other.
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
        // In the coordinate space of the view that contains the other item, its near edge doesn't
        // move.
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
    /// The axis of the attribute, or `nil` for `notAnAttribute`.
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
