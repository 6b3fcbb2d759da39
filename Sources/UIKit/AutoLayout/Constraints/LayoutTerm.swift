import Foundation

/// What a constraint can be about: a view, whose attributes lie in its superview's space, or a
/// guide, whose attributes lie in its owner's.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var hostView: UIView? { get }
    /// The view in whose bounds the item's rectangle lies; nil at the root.
    var spaceView: UIView? { get }
    /// How logs call the item: its class and address, or its identifier.
    var logName: String { get }
}

/// One side of a constraint: an attribute of an item, the distance between two, or nothing.
@MainActor struct LayoutTerm {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// The attribute from which the distance counts, for the anchors of `anchorWithOffset(to:)`.
    private(set) weak var originItem: (any LayoutItem)?
    let originAttribute: NSLayoutConstraint.Attribute

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        originAttribute = .notAnAttribute
    }

    /// The distance from one attribute to another.
    init(from origin: LayoutTerm, to target: LayoutTerm) {
        item = target.item
        attribute = target.attribute
        originItem = origin.item
        originAttribute = origin.attribute
    }

    static let nothing = LayoutTerm(nil, .notAnAttribute)

    var isConstant: Bool { attribute == .notAnAttribute }
    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// Whether the value is a length rather than a place.
    var isSize: Bool { isDistance || attribute.isSize }

    var axis: NSLayoutConstraint.Axis { attribute.axis }

    /// The view that holds everything that the term is about.
    var hostView: UIView? {
        guard isDistance else { return item?.hostView }
        guard let origin = originItem?.hostView else { return nil }
        return item?.hostView?.nearestCommonAncestor(with: origin)
    }

    /// The two attributes of which the term is made, the one that is subtracted last.
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

    /// Whether the attribute lies at or between a view's layout margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Whether the attribute changes sides with the direction of reading.
    var isDirectional: Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    var isLeftOrRight: Bool {
        [.left, .right, .leftMargin, .rightMargin].contains(self)
    }
}

extension UIView {
    /// The lowest view that is, or holds, both; nil in different hierarchies.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self { return self }
        var ancestor: UIView? = self
        while let current = ancestor {
            if other.isDescendant(of: current) { return current }
            ancestor = current.superview
        }
        return nil
    }

    /// The top of the hierarchy.
    var root: UIView {
        var result = self
        while let superview = result.superview { result = superview }
        return result
    }
}
