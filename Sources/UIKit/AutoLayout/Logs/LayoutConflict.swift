import ConstraintSolver
import Foundation

/// Constraints that exclude each other in the present layout.
package struct LayoutConflict {
    /// Those that code or a document made, in the order in which the conflict lists them.
    package let constraints: [NSLayoutConstraint]
    /// Each of the set in one line: equations with the names that a reader would use, then what
    /// UIKit's log lists of masks and guides.
    package let lines: [String]
    /// The one that takes no part in the layout; nil where the system made it.
    package let broken: NSLayoutConstraint?
}

extension UIView {
    /// The number of `layoutConflicts`.
    package var layoutConflictCount: Int { upToDateEngine.conflicts.count }

    /// What the layout of the hierarchy had to leave out (Documentation/Layout.md 3.12).
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
    /// The equation with the names that a reader would use: `UIButton “3”.width == 64`.
    package var equationText: String { readableText }

    /// Whether UIKit made the constraint, as those of stack views.
    package var isMadeByUIKit: Bool { isMadeBySystem }
}
