import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Returns whether constraints alone place the view.
    func isPlacedByConstraints(_ view: UIView) -> Bool {
        if view === root {
            return fitting != nil || view.isPlacedByConstraints
        }
        return view.isPlacedByConstraints
    }

    /// Returns whether the view and all of its ancestors have frames that no constraint can change.
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
        // The view's mask refers to the superview.
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
            let sides = $0.layoutAlignmentInsets.sides(axis)
            return $0.untransformedFrame.extent(axis).minimum + sides.before
        }
        let length = parameters.parameter(.length(axis), of: view, in: solver) {
            let sides = $0.layoutAlignmentInsets.sides(axis)
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

    /// Fixes the origin of a scroll view's content at the origin of its bounds' coordinate space.
    private func pinContent(_ guide: EngineGuide) {
        for span in [guide.horizontal, guide.vertical] {
            add(span.minimum, .equal, 0, .required, .system("the content's origin"))
        }
    }
}
