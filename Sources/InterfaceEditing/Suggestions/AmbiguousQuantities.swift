import UIKit

/// The positions and lengths that the current layout of a hierarchy doesn't determine, because
/// constraints are missing. Ties between equal priorities aren't included.
@MainActor struct AmbiguousQuantities {
    private var quantities: [ObjectIdentifier: Set<FrameQuantity>] = [:]
    /// The lengths that the content determines, but that aren't those on the canvas. They count as ambiguous.
    private var stretched: Set<Stretched> = []

    private struct Stretched: Hashable {
        let view: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
    }

    /// The views with an ambiguous frame, in tree order.
    private(set) var views: [UIView] = []

    init(_ root: UIView) {
        add(root.layoutAmbiguities)
    }

    /// Finds the ambiguous quantities after a required constraint was added. Only the views that
    /// were ambiguous earlier are checked, because a constraint doesn't make other frames ambiguous.
    init(_ root: UIView, after earlier: AmbiguousQuantities) {
        add(root.layoutAmbiguities(among: earlier.views))
        stretched = earlier.stretched
    }

    /// Returns the quantities with the stretched lengths of other ones.
    func stretched(like other: AmbiguousQuantities) -> AmbiguousQuantities {
        var result = self
        result.stretched = other.stretched
        return result
    }

    private mutating func add(_ ambiguities: [LayoutAmbiguity]) {
        views = ambiguities.map(\.view)
        for ambiguity in ambiguities {
            quantities[ObjectIdentifier(ambiguity.view)] = Set(ambiguity.missing)
        }
    }

    func isPositionAmbiguous(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        contains(axis == .horizontal ? .minX : .minY, view)
    }

    func isLengthAmbiguous(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        contains(axis == .horizontal ? .width : .height, view) || isStretched(view, axis)
    }

    func isStretched(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        !stretched.isEmpty
            && stretched.contains(Stretched(view: ObjectIdentifier(view), axis: axis))
    }

    mutating func stretch(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        stretched.insert(Stretched(view: ObjectIdentifier(view), axis: axis))
    }

    /// Removes a stretched length that constraints determine now.
    mutating func determineLength(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        stretched.remove(Stretched(view: ObjectIdentifier(view), axis: axis))
    }

    func isDetermined(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        !isPositionAmbiguous(view, axis) && !isLengthAmbiguous(view, axis)
    }

    /// Removes the quantities that a constraint determines.
    mutating func remove(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, isPosition: Bool, isLength: Bool
    ) {
        var remaining = quantities[ObjectIdentifier(view)] ?? []
        if isPosition { remaining.remove(axis == .horizontal ? .minX : .minY) }
        if isLength { remaining.remove(axis == .horizontal ? .width : .height) }
        quantities[ObjectIdentifier(view)] = remaining
    }

    /// Whether the same quantities are ambiguous, regardless of the order of the views.
    func isEquivalent(to other: AmbiguousQuantities) -> Bool {
        quantities.filter { !$0.value.isEmpty } == other.quantities.filter { !$0.value.isEmpty }
    }

    private func contains(_ quantity: FrameQuantity, _ view: UIView) -> Bool {
        quantities[ObjectIdentifier(view)]?.contains(quantity) ?? false
    }
}
