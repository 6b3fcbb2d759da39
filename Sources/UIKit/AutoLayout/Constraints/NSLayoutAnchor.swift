import Foundation

/// An attribute of a view or guide that creates constraints. The generic type determines which
/// other anchors it can be paired with.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let term: LayoutTerm

    init(_ term: LayoutTerm) {
        self.term = term
    }

    public var item: AnyObject? { term.item }

    /// The class and address, followed by the item with its attribute in quotes. Available on the
    /// main actor only.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { term.anchorText(address: address(of: self)) }
    }

    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.equal, anchor.term, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor.term, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.term, constant: c)
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutTerm, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, relation, other, multiplier: multiplier, constant: constant)
    }
}

/// A horizontal position.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this position to another, positive toward the right.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
    }

    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.equal, after: anchor, multiplier)
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, after: anchor, multiplier)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, after: anchor, multiplier)
    }

    /// Creates a constraint with system spacing, where "after" means toward the trailing side.
    private func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(relation, anchor.term, constant: SystemSpacing.betweenSiblings * multiplier)
            .showing(.anchors)
    }
}

/// A vertical position.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this position to another, positive downward.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
    }

    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.equal, below: anchor, multiplier)
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, below: anchor, multiplier)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let spacing = SystemSpacing.vertical(from: anchor.term, to: term)
        return relate(relation, anchor.term, constant: spacing * multiplier).showing(.anchors)
    }
}

/// A length.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, .nothing, constant: c)
    }

    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, .nothing, constant: c)
    }

    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, .nothing, constant: c)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.equal, anchor.term, multiplier: m, constant: c)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.term, multiplier: m, constant: c)
    }
}
