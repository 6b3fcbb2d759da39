import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Updates the constraints for a view's intrinsic content size: at most that size at the
    /// hugging priority, and at least that size at the compression resistance priority
    /// (Documentation/Layout.md 3.5).
    func updateContentRows(of known: EngineView) {
        guard let view = known.view, known.hasVariables, isPlacedByConstraints(view) else { return }
        let size = view.engineContentSize
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

    /// Gives text with several lines the height that belongs to its width.
    ///
    /// - Returns: Whether any height changed.
    func measureHeightsAtSolvedWidths() -> Bool {
        var hasChanged = false
        for known in placedViews {
            guard let view = known.view, case .variables(_, let width) = known.horizontal,
                let row = known.content.first(where: { $0.axis == .vertical }),
                view.designTime.intrinsicContentSize == nil,
                let height = view.intrinsicContentHeight(forWidth: CGFloat(solver[width])),
                solver[row.size] != Double(height)
            else { continue }
            try? solver.setValue(Double(height), of: row.size)
            hasChanged = true
        }
        return hasChanged
    }
}

extension UIView {
    /// The intrinsic content size, or the one that the document specifies.
    var engineContentSize: CGSize { designTime.intrinsicContentSize ?? intrinsicContentSize }
}
