import Foundation

/// An item of a constraint: a view, whose attributes are in its superview's coordinate space, or a
/// guide, whose attributes are in its owner's.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var hostView: UIView? { get }
    /// The view whose bounds contain the item's rectangle, or `nil` for the root.
    var spaceView: UIView? { get }
    /// The name of the item in logs: its class and address, or its identifier.
    var logName: String { get }
}

/// One side of a constraint: an attribute of an item, the distance between two attributes, or
/// nothing.
@MainActor struct LayoutTerm {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// The item from which the distance is measured, for the anchors of `anchorWithOffset(to:)`.
    private(set) weak var originItem: (any LayoutItem)?
    let originAttribute: NSLayoutConstraint.Attribute

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        originAttribute = .notAnAttribute
    }

    /// Creates a term for the distance from one attribute to another.
    init(from origin: LayoutTerm, to target: LayoutTerm) {
        item = target.item
        attribute = target.attribute
        originItem = origin.item
        originAttribute = origin.attribute
    }

    static let nothing = LayoutTerm(nil, .notAnAttribute)

    /// Returns a value as an item. A cast to a class is faster than one to a protocol.
    static func item(_ value: Any?) -> (any LayoutItem)? {
        value as? UIView ?? value as? UILayoutGuide ?? value as? any LayoutItem
    }

    var isConstant: Bool { attribute == .notAnAttribute }
    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// Whether the value is a length rather than a position.
    var isSize: Bool { isDistance || attribute.isSize }

    var axis: NSLayoutConstraint.Axis { attribute.axis }

    /// The view that contains all items of the term.
    var hostView: UIView? {
        guard isDistance else { return item?.hostView }
        guard let origin = originItem?.hostView else { return nil }
        return item?.hostView?.nearestCommonAncestor(with: origin)
    }

    /// The attributes of the term. The second one, if there is one, is subtracted.
    var attributes: [(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute, sign: Double)]
    {
        guard let item, !isConstant else { return [] }
        guard isDistance, let originItem else { return [(item, attribute, 1)] }
        return [(item, attribute, 1), (originItem, originAttribute, -1)]
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    var isSizeOrCenter: Bool {
        isSize || [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self)
    }

    /// Whether the attribute refers to a view's layout margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    var isLeftOrRight: Bool {
        [.left, .right, .leftMargin, .rightMargin].contains(self)
    }
}

extension UIView {
    /// Returns the nearest view that is or contains both views, or `nil` if they are in different
    /// hierarchies.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var ancestor: UIView? = self
        while let view = ancestor, !other.isDescendant(of: view) { ancestor = view.superview }
        return ancestor
    }

    /// The root of the view's hierarchy.
    var root: UIView {
        var result = self
        while let superview = result.superview { result = superview }
        return result
    }
}
