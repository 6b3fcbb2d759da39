import ConstraintSolver
import Foundation

/// Which of several views at equal priorities has another size than the one that it prefers
/// (Documentation/Layout.md 3.11).
///
/// The solver minimizes the errors of optional constraints one after another. Along a row, the first
/// view in the order of constraints takes the room that is left, or the last label of several lines if
/// there is one; where there is too little room, the first view keeps its size.
extension LayoutEngine {
    /// Updates the order in which the preferred sizes of views are met.
    func orderTies() {
        for known in views.values { known.firstConstraint = (.max, .max) }
        for row in rows.values { noteMentions(in: row.layoutConstraint) }
        for known in views.values { orderContent(of: known) }
        for row in rows.values { orderPreference(row) }
    }

    private func noteMentions(in constraint: NSLayoutConstraint) {
        let place = constraint.activationIndex
        for term in [constraint.first, constraint.second] {
            noteMention(of: term.item, term.axis, at: place)
            if term.isDistance { noteMention(of: term.originItem, term.axis, at: place) }
        }
    }

    private func noteMention(
        of item: (any LayoutItem)?, _ axis: NSLayoutConstraint.Axis, at place: Int
    ) {
        guard let view = item as? UIView, let known = views[ObjectIdentifier(view)] else { return }
        if axis == .horizontal {
            known.firstConstraint.horizontal = min(known.firstConstraint.horizontal, place)
        } else {
            known.firstConstraint.vertical = min(known.firstConstraint.vertical, place)
        }
    }

    /// Updates the places of the constraints of a view's intrinsic content size.
    func orderContent(of known: EngineView) {
        for row in known.content {
            for constraint in row.constraints {
                guard case .content(_, let axis, let isHugging) = sources[constraint] else {
                    continue
                }
                let place = TieOrder.place(of: known, axis, isUpperLimit: isHugging)
                solver.setOrder(place, of: constraint)
            }
        }
    }

    /// Gives an optional constant size the same place as an intrinsic content size.
    private func orderPreference(_ row: ConstraintRow) {
        let constraint = row.layoutConstraint
        guard constraint.priority < .required, constraint.second.isConstant,
            !constraint.first.isDistance, constraint.first.isSize,
            let view = constraint.first.item as? UIView, let known = views[ObjectIdentifier(view)]
        else { return }
        let place = TieOrder.place(
            of: known, constraint.first.axis,
            isUpperLimit: constraint.relation != .greaterThanOrEqual)
        solver.setOrder(place, of: row.constraint)
    }
}

@MainActor private enum TieOrder {
    /// More than the number of constraints that a process activates.
    private static let room = 1 << 40

    /// Returns the place of a view's size among those that are met one after another, before all other
    /// optional constraints.
    static func place(
        of known: EngineView, _ axis: NSLayoutConstraint.Axis, isUpperLimit: Bool
    ) -> Int {
        let first =
            axis == .horizontal ? known.firstConstraint.horizontal : known.firstConstraint.vertical
        let number = min(first, room - 1)
        guard isUpperLimit else { return number - room }
        let hasSeveralLines = (known.view as? UILabel).map { $0.numberOfLines != 1 } ?? false
        return axis == .horizontal && hasSeveralLines ? number - 2 * room : -number - 2 * room
    }
}
