import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Updates the constraints that represent the autoresizing mask of a view inside a view that
    /// constraints place.
    ///
    /// Origin and size are linear functions of the superview's size that pass through the current
    /// frame (Documentation/Layout.md 1.4).
    func updateMaskRows(of known: EngineView) {
        guard let view = known.view, known.hasVariables, !isPlacedByConstraints(view),
            let superview = view.superview
        else { return }
        for axis in NSLayoutConstraint.Axis.both {
            let shares = view.autoresizingShares(axis)
            if let index = known.mask.firstIndex(where: { $0.axis == axis }) {
                let row = known.mask[index]
                if row.minimumShare == shares.minimum, row.lengthShare == shares.length { continue }
                row.constraints.forEach(remove)
                known.mask.remove(at: index)
                hasChanged = true
            }
            known.mask.append(makeMaskRow(known, view, superview, axis, shares))
        }
    }

    private func makeMaskRow(
        _ known: EngineView, _ view: UIView, _ superview: UIView,
        _ axis: NSLayoutConstraint.Axis, _ shares: (minimum: Double, length: Double)
    ) -> MaskRow {
        let sides = known.insets.sides(axis)
        let minimum = parameters.parameter(.maskMinimum(axis), of: view, in: solver) {
            $0.autoresizingConstants(axis).minimum + sides.before
        }
        let length = parameters.parameter(.maskLength(axis), of: view, in: solver) {
            $0.autoresizingConstants(axis).length - sides.before - sides.after
        }
        let around = bounds(of: superview, axis)
        let span = known.span(axis)
        // These constraints don't cover sizes that would fall below zero; the mask's own arithmetic
        // handles those separately.
        func place() -> Constraint? {
            add(
                span.minimum - shares.minimum * around.length - minimum, .equal, 0, .required,
                .mask(known, axis, isSize: false))
        }
        func size() -> Constraint? {
            add(
                span.length - shares.length * around.length - length, .equal, 0, .required,
                .mask(known, axis, isSize: true))
        }
        // UIKit's logs list the position first, or the size if both margins are flexible.
        let flexible = view.autoresizingMask.flexible(axis)
        let rows = flexible.before && flexible.after ? [size(), place()] : [place(), size()]
        return MaskRow(
            axis: axis, minimumShare: shares.minimum, lengthShare: shares.length,
            constraints: rows.compactMap { $0 })
    }
}

extension UIView {
    /// The frame that the view would have without its transform, in the superview's coordinate
    /// space.
    public var untransformedFrame: CGRect { layer.untransformedFrame }

    /// Returns the fractions of the superview's growth that the origin and the size take.
    func autoresizingShares(_ axis: NSLayoutConstraint.Axis) -> (minimum: Double, length: Double) {
        let mask = autoresizingMask
        let isHorizontal = axis == .horizontal
        let before = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let size = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        let after = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        let extent = untransformedFrame.extent(axis)
        let rest = (superview?.bounds.size[axis] ?? 0) - extent.minimum - extent.length
        let portions = [(extent.minimum, before), (extent.length, size), (rest, after)]
        let flexible = portions.filter(\.1)
        guard !flexible.isEmpty else { return (0, 0) }
        let sum = flexible.reduce(0) { $0 + $1.0 }
        func share(_ portion: CGFloat, _ isFlexible: Bool) -> Double {
            guard isFlexible else { return 0 }
            return sum > 0 ? Double(portion / sum) : 1 / Double(flexible.count)
        }
        return (share(extent.minimum, before), share(extent.length, size))
    }

    /// Returns the parts of origin and size that don't depend on the superview's size, in points.
    func autoresizingConstants(
        _ axis: NSLayoutConstraint.Axis
    ) -> (minimum: Double, length: Double) {
        let shares = autoresizingShares(axis)
        let extent = untransformedFrame.extent(axis)
        let around = Double(superview?.bounds.size[axis] ?? 0)
        return (
            Double(extent.minimum) - shares.minimum * around,
            Double(extent.length) - shares.length * around
        )
    }
}
