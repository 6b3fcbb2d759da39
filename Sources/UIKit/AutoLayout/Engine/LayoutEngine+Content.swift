import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Updates the constraints for a view's intrinsic content size: at most that size at the
    /// hugging priority, and at least that size at the compression resistance priority
    /// (Documentation/Layout.md 3.5).
    func updateContentRows(of known: EngineView) {
        guard let view = known.view, known.hasVariables, isPlacedByConstraints(view) else { return }
        let size = contentSize(of: view)
        known.unwrappedWidth = nil
        for axis in NSLayoutConstraint.Axis.both {
            let hugging = view.contentHuggingPriority(for: axis)
            let resistance = view.contentCompressionResistancePriority(for: axis)
            let index = known.content.firstIndex { $0.axis == axis }
            guard size[axis] >= 0, size[axis].isFinite else {
                if let index { known.content.remove(at: index).constraints.forEach(remove) }
                continue
            }
            if let index {
                let row = known.content[index]
                if row.hugging == hugging, row.compressionResistance == resistance {
                    try? solver.setValue(Double(size[axis]).solvable, of: row.size)
                    continue
                }
                known.content.remove(at: index).constraints.forEach(remove)
            }
            known.content.append(
                makeContentRows(known, axis, size[axis], hugging, resistance))
        }
        orderContent(of: known)
    }

    private func contentSize(of view: UIView) -> CGSize {
        let system = SimulatedSystem.current
        let outer = system.measuredView
        system.measuredView = view
        defer { system.measuredView = outer }
        return view.engineContentSize
    }

    private func makeContentRows(
        _ known: EngineView, _ axis: NSLayoutConstraint.Axis, _ size: CGFloat,
        _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) -> ContentRows {
        let parameter = solver.makeFiniteParameter(Double(size), name: "natural")
        let excess = known.span(axis).length - parameter
        let rows =
            hugging == resistance
            ? [
                add(
                    excess, .equal, 0, Double(hugging.rawValue),
                    .content(known, axis, isHugging: true))
            ]
            : [
                add(
                    excess, .lessThanOrEqual, 0, Double(hugging.rawValue),
                    .content(known, axis, isHugging: true)),
                add(
                    excess, .greaterThanOrEqual, 0, Double(resistance.rawValue),
                    .content(known, axis, isHugging: false)),
            ]
        return ContentRows(
            axis: axis, size: parameter, hugging: hugging, compressionResistance: resistance,
            constraints: rows.compactMap { $0 })
    }

    func intrinsicContentSizeChanged(of view: UIView) {
        guard let known = views[ObjectIdentifier(view)], known.view === view else { return }
        known.needsMeasuring = true
        setNeedsSolving()
    }

    func measureChangedContent() {
        for known in placedViews where known.needsMeasuring {
            known.needsMeasuring = false
            hasChanged = true
            updateContentRows(of: known)
        }
    }

    /// Gives text with several lines the size that belongs to its width.
    ///
    /// - Parameter axes: The axes whose sizes follow the width.
    /// - Returns: Whether any size changed.
    func measureContentAtSolvedWidths(along axes: [NSLayoutConstraint.Axis]) -> Bool {
        var hasChanged = false
        for known in placedViews {
            guard let view = known.view, case .variables(_, let width) = known.horizontal,
                view.designTime.intrinsicContentSize == nil,
                let size = view.intrinsicContentSize(forWidth: CGFloat(solver[width]))
            else { continue }
            for row in known.content where axes.contains(row.axis) && size[row.axis] >= 0 {
                let before = solver[row.size]
                guard before != Double(size[row.axis]) else { continue }
                if row.axis == .horizontal { known.unwrappedWidth = before }
                try? solver.setValue(Double(size[row.axis]), of: row.size)
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Gives text with several lines its width on one line again, so that its lines can become
    /// longer.
    func restoreUnwrappedWidths() {
        for known in placedViews {
            guard let width = known.unwrappedWidth else { continue }
            known.unwrappedWidth = nil
            guard let row = known.content.first(where: { $0.axis == .horizontal }) else { continue }
            try? solver.setValue(width, of: row.size)
        }
    }
}

extension UIView {
    /// The intrinsic content size, or the one that the document specifies.
    var engineContentSize: CGSize { designTime.intrinsicContentSize ?? intrinsicContentSize }
}
