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

    /// The width in which places count from the right; nil where they count from the left.
    ///
    /// One direction holds for all of a constraint on leading or trailing edges: that of the view
    /// that contains its items, as a stack that is forced to one direction arranges views that
    /// are not.
    private func mirrorWidth(
        of constraint: NSLayoutConstraint, in ancestor: UIView
    ) -> LinearExpression? {
        guard constraint.isDirectional,
            ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        else { return nil }
        // The width cancels out of a difference of two horizontal places.
        let isAlongOneAxis = constraint.first.axis == constraint.second.axis
        let needsWidth = constraint.multiplier != 1 || !isAlongOneAxis
        return needsWidth ? bounds(of: ancestor, .horizontal).length : LinearExpression()
    }

    /// Adds a row to the solver; nil where one of its numbers isn't finite, which leaves it out.
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

    /// The root stays where it is; only its size may be asked for.
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
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint is about a place that depends on the direction of reading.
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
