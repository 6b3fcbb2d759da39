import ConstraintSolver
import Foundation

/// The parts of a view's frame that the constraints of its hierarchy don't determine.
package struct LayoutAmbiguity {
    package let view: UIView
    /// The values of the frame that no constraint, mask, or intrinsic size determines.
    package var missing: [FrameQuantity]
    /// The values that intrinsic sizes would determine if their priorities weren't equal
    /// (Documentation/Layout.md 3.11).
    package var tied: [FrameQuantity]
}

extension UIView {
    /// The views of the hierarchy whose frames are ambiguous, in tree order.
    package var layoutAmbiguities: [LayoutAmbiguity] { layoutAmbiguities { _ in false } }

    /// Returns the views of the hierarchy whose frames are ambiguous, in tree order.
    ///
    /// - Parameter hasSize: Whether a view without an intrinsic content size is treated as if it had
    ///   one.
    package func layoutAmbiguities(
        assumingSizesOf hasSize: (UIView) -> Bool
    ) -> [LayoutAmbiguity] {
        let engine = upToDateEngine
        return engine.ambiguities(among: engine.placedViews, assumingSizesOf: hasSize)
    }

    /// Returns the views among `views` whose frames are ambiguous, in the given order.
    package func layoutAmbiguities(among views: [UIView]) -> [LayoutAmbiguity] {
        let engine = upToDateEngine
        return engine.ambiguities(
            among: views.compactMap { view in
                engine.views[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
            })
    }

    /// The scroll views of the hierarchy whose content size is ambiguous, in tree order.
    package var ambiguousScrollViews: [UIScrollView] {
        let engine = upToDateEngine
        return scrollViews.filter { scrollView in
            let guide = scrollView.contentLayoutGuide
            guard let known = engine.guides[ObjectIdentifier(guide)], known.guide === guide else {
                return false
            }
            return [known.horizontal, known.vertical].contains {
                !engine.ambiguousVariables(of: $0).isEmpty
            }
        }
    }

    private var scrollViews: [UIScrollView] {
        [self as? UIScrollView].compactMap { $0 } + subviews.flatMap(\.scrollViews)
    }
}

extension LayoutEngine {
    fileprivate func ambiguities(
        among views: [EngineView], assumingSizesOf hasSize: (UIView) -> Bool = { _ in false }
    ) -> [LayoutAmbiguity] {
        let ambiguous = ambiguousFrames(of: views)
        guard !ambiguous.isEmpty else { return [] }
        let ties = breakTies(among: ambiguous.map(\.known), assumingSizesOf: hasSize)
        let missing = Dictionary(
            uniqueKeysWithValues: ambiguousFrames(of: ambiguous.map(\.known)).map {
                (ObjectIdentifier($0.known), $0.quantities)
            })
        ties.forEach(remove)
        setNeedsSolving()
        update()
        return ambiguous.compactMap { known, quantities in
            guard let view = known.view else { return nil }
            let missing = missing[ObjectIdentifier(known)] ?? []
            return LayoutAmbiguity(
                view: view, missing: missing, tied: quantities.filter { !missing.contains($0) })
        }
    }

    private func ambiguousFrames(
        of views: [EngineView]
    ) -> [(known: EngineView, quantities: [FrameQuantity])] {
        views.compactMap { known in
            guard let view = known.view else { return nil }
            let quantities = ambiguousQuantities(of: view)
            return quantities.isEmpty ? nil : (known, quantities)
        }
    }

    /// Adds constraints that prefer each intrinsic size over the next one, at priorities below all
    /// others.
    private func breakTies(
        among views: [EngineView], assumingSizesOf hasSize: (UIView) -> Bool
    ) -> [Constraint] {
        var rows: [Constraint] = []
        func prefer(_ excess: LinearExpression, _ value: Double) {
            let row = add(
                excess, .equal, value, Self.tiePriority * Double(rows.count + 1),
                .system("the order of equal priorities"))
            if let row { rows.append(row) }
        }
        for known in views {
            for content in known.content {
                prefer(known.span(content.axis).length - content.size, 0)
            }
            guard let view = known.view, hasSize(view) else { continue }
            for axis in NSLayoutConstraint.Axis.both
            where !known.content.contains(where: { $0.axis == axis }) {
                guard case .variables(_, let length) = known.span(axis) else { continue }
                prefer(length.expression, solver[length])
            }
        }
        try? solver.solve()
        return rows
    }

    private static let tiePriority = 1e-6
}
