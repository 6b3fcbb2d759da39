import ConstraintSolver
import Foundation

extension LayoutEngine {
    func addRow(for constraint: NSLayoutConstraint) {
        guard let ancestor = constraint.nearestCommonAncestor else { return }
        let width = mirrorWidth(of: constraint, in: ancestor)
        let difference =
            sum(of: constraint.first, in: ancestor, mirroredIn: width)
            - Double(constraint.multiplier)
            * sum(of: constraint.second, in: ancestor, mirroredIn: width)
        let row = add(
            difference, Relation(constraint.relation), Double(constraint.constant),
            Double(constraint.priority.rawValue), .constraint(constraint))
        guard let row else { return }
        rows[ObjectIdentifier(constraint)] = ConstraintRow(
            layoutConstraint: constraint, constraint: row)
    }

    private func sum(
        of term: LayoutTerm, in ancestor: UIView, mirroredIn width: LinearExpression?
    ) -> LinearExpression {
        term.attributes.reduce(LinearExpression()) { sum, part in
            sum + part.sign
                * expression(part.item, part.attribute, in: ancestor, mirroredIn: width)
        }
    }

    /// Returns the width in which positions are measured from the right, or `nil` if they are
    /// measured from the left.
    ///
    /// All leading and trailing attributes of a constraint use one direction: that of the view that
    /// contains both items. A stack view that is forced to one direction arranges its views in that
    /// direction, whatever their own is. Multipliers are relative to its leading edge.
    private func mirrorWidth(
        of constraint: NSLayoutConstraint, in ancestor: UIView
    ) -> LinearExpression? {
        guard constraint.isDirectional,
            ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        else { return nil }
        // The width cancels out in the difference between two horizontal positions.
        let isAlongOneAxis = constraint.first.axis == constraint.second.axis
        let needsWidth = constraint.multiplier != 1 || !isAlongOneAxis
        return needsWidth ? bounds(of: ancestor, .horizontal).length : LinearExpression()
    }

    /// Adds a row to the solver.
    ///
    /// - Returns: The solver's constraint, or `nil` if one of the numbers isn't finite; such a row
    ///   is left out.
    @discardableResult func add(
        _ expression: LinearExpression, _ relation: Relation, _ constant: Double,
        _ priority: Double, _ source: RowSource
    ) -> Constraint? {
        guard
            let constraint = try? solver.makeConstraint(
                expression, relation, constant.solvable, strength: priority)
        else { return nil }
        solver.add(constraint)
        sources[constraint] = source
        return constraint
    }

    func remove(_ constraint: Constraint) {
        solver.remove(constraint)
        sources[constraint] = nil
    }

    /// Fixes the origin of the root, and requests the size to fit if there is one.
    func pinRoot() {
        guard !isRootPinned else { return }
        isRootPinned = true
        let known = engineView(root)
        guard known.hasVariables else { return }
        for axis in NSLayoutConstraint.Axis.both {
            add(known.span(axis).minimum, .equal, 0, .required, .system("the root's origin"))
            guard let fitting else { continue }
            let priority = axis == .horizontal ? fitting.horizontal : fitting.vertical
            add(
                known.span(axis).length, .equal, Double(fitting.size[axis]),
                Double(priority.rawValue), .system("the requested size"))
            guard fitting.limit[axis].isFinite else { continue }
            add(
                known.span(axis).length, .lessThanOrEqual, Double(fitting.limit[axis]),
                FittingTarget.limitPriority, .system("the available space"))
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint has an attribute that depends on the layout direction.
    var isDirectional: Bool {
        (first.attributes + second.attributes).contains { $0.attribute.isDirectional }
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
