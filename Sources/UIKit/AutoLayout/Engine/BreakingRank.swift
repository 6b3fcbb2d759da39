import ConstraintSolver
import Foundation

/// How readily a constraint is broken: the greatest one of a conflict is.
///
/// It is a property of the constraint and of the view tree, not of the time at which the constraint was
/// activated (Documentation/Layout.md 3.12). Constraints that are equal in all other respects are broken
/// in the reverse order of activation.
struct BreakingRank: Comparable {
    /// Who requires the constraint.
    private enum Origin: Int {
        case system, app, contentSize
    }

    /// What the constraint determines.
    private enum Kind: Int {
        /// An edge of a view relative to a view that contains it.
        case edge
        /// A position relative to a view that doesn't contain it.
        case distance
        /// A size relative to another size.
        case proportion
        case center
        case constantSize
    }

    /// Compared in this order.
    private let parts: [Int]
    private let place: Int
    private let constant: CGFloat
    private let activation: Int

    /// - Parameter places: The places of views in the order of the tree.
    @MainActor init(_ source: RowSource, _ places: [ObjectIdentifier: Int]) {
        guard let constraint = source.constraint else {
            let isContent = if case .content = source { true } else { false }
            parts = [isContent ? Origin.contentSize.rawValue : Origin.system.rawValue]
            (place, constant, activation) = (0, 0, 0)
            return
        }
        activation = constraint.activationIndex
        guard !constraint.isMadeBySystem else {
            parts = [Origin.system.rawValue]
            (place, constant) = (0, 0)
            return
        }
        let shape = ConstraintShape(constraint)
        parts = [
            Origin.app.rawValue, Self.kind(of: shape).rawValue,
            Self.rank(of: constraint.relation), shape.isFarEdge ? 1 : 0,
            shape.startsAtContainer ? 1 : 0,
        ]
        place = shape.views.compactMap { places[ObjectIdentifier($0)] }.max() ?? 0
        constant = constraint.constant
    }

    @MainActor private static func kind(of shape: ConstraintShape) -> Kind {
        if shape.isSize { return shape.isConstant ? .constantSize : .proportion }
        if shape.isCenter { return .center }
        return shape.isInsideContainer ? .edge : .distance
    }

    /// Upper limits are broken before lower limits, and both before equalities.
    private static func rank(of relation: NSLayoutConstraint.Relation) -> Int {
        switch relation {
        case .equal: 0
        case .greaterThanOrEqual: 1
        case .lessThanOrEqual: 2
        }
    }

    static func < (one: BreakingRank, other: BreakingRank) -> Bool {
        if one.parts != other.parts { return one.parts.lexicographicallyPrecedes(other.parts) }
        if one.place != other.place { return one.place < other.place }
        if one.constant != other.constant { return one.constant < other.constant }
        return one.activation < other.activation
    }
}

/// What a constraint relates to what.
@MainActor private struct ConstraintShape {
    let views: [UIView]
    let isSize: Bool
    let isConstant: Bool
    let isCenter: Bool
    /// Whether one of the two views contains the other, or there is only one.
    let isInsideContainer: Bool
    /// Whether the first item is the one that contains the other.
    let startsAtContainer: Bool
    /// Whether it is about the trailing, right, or bottom edge of the contained view.
    let isFarEdge: Bool

    init(_ constraint: NSLayoutConstraint) {
        let (first, second) = (constraint.first, constraint.second)
        let hosts = [first.item?.hostView, second.item?.hostView]
        views = hosts.compactMap { $0 }
        isSize = first.isSize && !first.isDistance
        isConstant = second.isConstant
        isCenter = first.attribute.isCenter && (second.isConstant || second.attribute.isCenter)
        var (isInside, startsAtContainer) = (second.isConstant && !first.isDistance, false)
        if let one = hosts[0], let other = hosts[1] {
            startsAtContainer = one !== other && other.isDescendant(of: one)
            isInside = startsAtContainer || one.isDescendant(of: other)
        }
        isInsideContainer = isInside
        self.startsAtContainer = startsAtContainer
        isFarEdge = isInside && (startsAtContainer ? second : first).attribute.isFarEdgeOrMargin
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isCenter: Bool { isSizeOrCenter && !isSize }

    fileprivate var isFarEdgeOrMargin: Bool {
        isFarEdge || [.trailingMargin, .rightMargin, .bottomMargin].contains(self)
    }
}
