@_spi(Issues) import UIKit

/// What the present layout of a hierarchy leaves open; ties between equal priorities aside, which
/// are no missing constraints.
@MainActor struct OpenQuantities {
    private var open: [ObjectIdentifier: Set<FrameQuantity>] = [:]

    init(_ root: UIView) {
        for ambiguity in root.layoutAmbiguities {
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

    private func holds(_ quantity: FrameQuantity, _ view: UIView) -> Bool {
        open[ObjectIdentifier(view)]?.contains(quantity) ?? false
    }
}
