import Cassowary
import Foundation

extension LayoutEngine {
    /// Compares the hierarchy's constraints with the solver's: new ones get rows, those that are
    /// gone lose theirs. In tree order, so that the way to a tree never shows in its layout.
    func readHierarchy() {
        var found = Found()
        endExercises()
        for key in rows.keys { rows[key]?.isSeen = false }
        for view in views.values { view.isSeen = false }
        collect(root, &found)
        guard !found.isStale else {
            reset()
            return readHierarchy()
        }
        removeUnseen()
        for view in found.placed { updateContentRows(of: engineView(view)) }
        for constraint in found.new.sorted(by: { $0.activationIndex < $1.activationIndex }) {
            addRow(for: constraint)
        }
        if !views.isEmpty { pinRoot() }
        placedViews.removeAll(keepingCapacity: true)
        orderPlacedViews(root)
        for view in placedViews { updateMaskRows(of: view) }
    }

    private struct Found {
        /// Active constraints without a row.
        var new: [NSLayoutConstraint] = []
        /// Views that constraints place.
        var placed: [UIView] = []
        /// Whether a known view is placed in another way than before.
        var isStale = false
    }

    private func collect(_ view: UIView, _ found: inout Found) {
        if let known = views[ObjectIdentifier(view)], known.view === view {
            known.isSeen = true
            if known.hasVariables == isPlacedByCode(view)
                || known.insets != view.alignmentRectInsets
            {
                found.isStale = true
            }
        }
        for constraint in view.layoutState.constraints.all {
            guard constraint.hasItems else {
                view.uninstall(constraint)
                continue
            }
            let key = ObjectIdentifier(constraint)
            if rows[key]?.layoutConstraint === constraint {
                rows[key]?.isSeen = true
            } else {
                found.new.append(constraint)
            }
        }
        if isPlacedByConstraints(view) { found.placed.append(view) }
        for subview in view.subviews { collect(subview, &found) }
    }

    private func orderPlacedViews(_ view: UIView) {
        if let known = views[ObjectIdentifier(view)], known.hasVariables {
            placedViews.append(known)
        }
        for subview in view.subviews { orderPlacedViews(subview) }
    }

    private func removeUnseen() {
        for (key, row) in rows where !row.isSeen {
            remove(row.constraint)
            rows[key] = nil
        }
        var gone: Set<ObjectIdentifier> = []
        for (key, known) in views where !known.isSeen {
            for row in known.mask { row.constraints.forEach(remove) }
            for row in known.content { row.constraints.forEach(remove) }
            gone.insert(key)
            views[key] = nil
        }
        for (key, known) in guides where known.guide?.owningView?.root !== root {
            guides[key] = nil
        }
        if !gone.isEmpty { parameters.removeAll(of: gone) }
        broken.removeAll { sources[$0.constraint] == nil }
    }

    // MARK: Rows

    private func addRow(for constraint: NSLayoutConstraint) {
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
        // The width cancels out of a difference of two places.
        let needsWidth = constraint.multiplier != 1
        return needsWidth ? bounds(of: ancestor, .horizontal).length : LinearExpression()
    }

    /// Adds a row to the solver; nil where one of its numbers isn't finite, which leaves it out.
    @discardableResult func add(
        _ expression: LinearExpression, _ relation: Relation, _ constant: Double,
        _ priority: Double, _ source: RowSource
    ) -> Constraint? {
        guard
            let constraint = try? solver.makeConstraint(
                expression, relation, constant, strength: priority)
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
    private func pinRoot() {
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
                Double(priority.rawValue), .system("the size asked for"))
        }
    }

    // MARK: Items

    /// Whether constraints, and nothing else, place the view.
    func isPlacedByConstraints(_ view: UIView) -> Bool {
        if view === root {
            return fitting != nil || !view.translatesAutoresizingMaskIntoConstraints
        }
        return !view.translatesAutoresizingMaskIntoConstraints
    }

    /// Whether the view and all above it have frames that no constraint can change.
    func isPlacedByCode(_ view: UIView) -> Bool {
        var current = view
        while !isPlacedByConstraints(current) {
            guard current !== root, let superview = current.superview else { return true }
            current = superview
        }
        return false
    }

    func engineView(_ view: UIView) -> EngineView {
        let key = ObjectIdentifier(view)
        if let known = views[key], known.view === view { return known }
        let isFixed = isPlacedByCode(view)
        let known = EngineView(
            view, horizontal: span(of: view, .horizontal, isFixed: isFixed),
            vertical: span(of: view, .vertical, isFixed: isFixed))
        views[key] = known
        // Its mask will refer to the view around it.
        if !isFixed, !isPlacedByConstraints(view), let superview = view.superview {
            _ = engineView(superview)
        }
        return known
    }

    private func span(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, isFixed: Bool
    ) -> EngineSpan {
        guard isFixed else {
            return .variables(
                minimum: solver.makeVariable(), length: solver.makeVariable(isNonNegative: true))
        }
        let minimum = parameters.parameter(.minimum(axis), of: view, in: solver) {
            let sides = $0.alignmentRectInsets.sides(axis)
            return $0.untransformedFrame.extent(axis).minimum + sides.before
        }
        let length = parameters.parameter(.length(axis), of: view, in: solver) {
            let sides = $0.alignmentRectInsets.sides(axis)
            return $0.bounds.size[axis] - sides.before - sides.after
        }
        return .parameters(minimum: minimum, length: length)
    }

    func engineGuide(_ guide: UILayoutGuide) -> EngineGuide {
        let key = ObjectIdentifier(guide)
        if let known = guides[key], known.guide === guide { return known }
        func unknown() -> EngineSpan {
            .variables(
                minimum: solver.makeVariable(), length: solver.makeVariable(isNonNegative: true))
        }
        let known = EngineGuide(guide, horizontal: unknown(), vertical: unknown())
        guides[key] = known
        if guide.placement == .scrollContent { pinContent(known) }
        return known
    }

    /// What a scroll view scrolls over begins at the origin of its bounds' space.
    private func pinContent(_ guide: EngineGuide) {
        for span in [guide.horizontal, guide.vertical] {
            add(span.minimum, .equal, 0, .required, .system("the content's origin"))
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the items that the constraint is about are still there.
    var hasItems: Bool {
        first.item != nil && (second.isConstant || second.item != nil)
    }

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
