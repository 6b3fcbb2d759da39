import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// What a view's natural size says: at most it at the hugging priority, at least it at the
    /// priority of the compression resistance (Documentation/Layout.md 3.5).
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

    /// Gives texts of several lines the height that belongs to their width; whether any changed.
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
    /// The natural size, or what the document knew of it.
    var engineContentSize: CGSize { designTime.intrinsicContentSize ?? intrinsicContentSize }
}
