import ConstraintSolver
import Foundation

/// Constraints that conflict in the current layout.
package struct LayoutConflict {
    /// The constraints that code or a document created, in the order in which the conflict lists
    /// them.
    package let constraints: [NSLayoutConstraint]
    /// One line for each constraint of the conflict: equations with readable names, followed by the
    /// masks and guides that UIKit's log lists.
    package let lines: [String]
    /// The constraint that was broken, or `nil` if the system created it.
    package let broken: NSLayoutConstraint?
}

extension UIView {
    /// The number of `layoutConflicts`.
    package var layoutConflictCount: Int { upToDateEngine.conflicts.count }

    /// The conflicts in the layout of the hierarchy (Documentation/Layout.md 3.12).
    package var layoutConflicts: [LayoutConflict] {
        let engine = upToDateEngine
        return engine.conflicts.map { conflict in
            let constraints = conflict.rows.compactMap { engine.sources[$0]?.constraint }
            let implied = ImpliedConstraints(of: constraints, in: engine).all
            return LayoutConflict(
                constraints: constraints,
                lines: conflict.rows.compactMap { engine.sources[$0]?.readableText }
                    + implied.map { $0.text.replacing(/:\ ?0x[0-9a-f]+/, with: "") },
                broken: engine.sources[conflict.broken]?.constraint)
        }
    }
}

extension RowSource {
    fileprivate var readableText: String {
        switch self {
        case .constraint(let constraint):
            constraint.readableText
                + (constraint.documentLocation.map { " (\($0))" } ?? "")
        case .mask(let known, let axis, let isSize):
            "the autoresizing mask of \(name(known)) fixes its "
                + (isSize ? AxisDescription(axis).length : AxisDescription(axis).coordinate)
        case .content(let known, let axis, let isHugging):
            "the \(isHugging ? "content hugging" : "compression resistance") of \(name(known)) "
                + "requires \(isHugging ? "at most" : "at least") its intrinsic "
                + AxisDescription(axis).length
        case .system(let purpose): "UIKit fixes \(purpose)"
        }
    }

    private func name(_ known: EngineView) -> String { known.view?.reportName ?? "a view" }
}

extension NSLayoutConstraint {
    /// The equation with readable names, such as `UIButton “3”.width == 64`.
    package var equationText: String { readableText }

    /// Whether UIKit created the constraint, as stack views do.
    package var isMadeByUIKit: Bool { isMadeBySystem }
}
