import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Updates the solver to the constraints of the hierarchy: adds rows for new ones and removes
    /// the rows of those that are gone.
    ///
    /// Views are visited in tree order, so that the layout depends only on the tree, not on how it
    /// was created.
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
        orderTies()
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
        /// Whether the way in which a known view is placed has changed.
        var isStale = false
    }

    private func collect(_ view: UIView, _ found: inout Found) {
        if let known = views[ObjectIdentifier(view)], known.view === view {
            known.isSeen = true
            if known.hasVariables == isPlacedByCode(view)
                || known.insets != view.layoutAlignmentInsets
            {
                found.isStale = true
            }
        }
        for constraint in view.layoutState.constraints.all {
            guard constraint.hasItems else {
                view.uninstall(constraint)
                continue
            }
            if let sized = constraint.sizedView, sized !== root, sized.isManaged { continue }
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
        conflicts.removeAll { sources[$0.broken] == nil }
    }
}

extension NSLayoutConstraint {
    /// Whether the items of the constraint still exist.
    var hasItems: Bool {
        first.item != nil && (second.isConstant || second.item != nil)
    }
}
