import UIKit

/// What the present layout of a hierarchy leaves open; ties between equal priorities aside, which
/// are no missing constraints.
@MainActor struct OpenQuantities {
    private var open: [ObjectIdentifier: Set<FrameQuantity>] = [:]

    /// The views with an ambiguous frame, in tree order.
    private(set) var views: [UIView] = []

    init(_ root: UIView) {
        remember(root.layoutAmbiguities)
    }

    /// What is open after a required constraint was added to the layout that left `earlier` open:
    /// what was determined stays so.
    init(_ root: UIView, after earlier: OpenQuantities) {
        remember(root.layoutAmbiguities(among: earlier.views))
    }

    private mutating func remember(_ ambiguities: [LayoutAmbiguity]) {
        views = ambiguities.map(\.view)
        for ambiguity in ambiguities {
            open[ObjectIdentifier(ambiguity.view)] = Set(ambiguity.missing)
        }
    }

    func isPlaceOpen(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        holds(axis == .horizontal ? .minX : .minY, view)
    }

    func isLengthOpen(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        holds(axis == .horizontal ? .width : .height, view)
    }

    func isDetermined(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        !isPlaceOpen(view, axis) && !isLengthOpen(view, axis)
    }

    /// Removes the quantities that a constraint determines.
    mutating func close(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, isPlace: Bool, isLength: Bool
    ) {
        var quantities = open[ObjectIdentifier(view)] ?? []
        if isPlace { quantities.remove(axis == .horizontal ? .minX : .minY) }
        if isLength { quantities.remove(axis == .horizontal ? .width : .height) }
        open[ObjectIdentifier(view)] = quantities
    }

    /// Whether the same quantities are open.
    func isSame(as other: OpenQuantities) -> Bool {
        open.filter { !$0.value.isEmpty } == other.open.filter { !$0.value.isEmpty }
    }

    private func holds(_ quantity: FrameQuantity, _ view: UIView) -> Bool {
        open[ObjectIdentifier(view)]?.contains(quantity) ?? false
    }
}
