import ConstraintSolver
import Foundation

/// The origin of one of the solver's constraints.
@MainActor enum RowSource {
    case constraint(NSLayoutConstraint)
    /// The position or the size that an autoresizing mask determines.
    case mask(EngineView, NSLayoutConstraint.Axis, isSize: Bool)
    /// The intrinsic content size: an upper limit (hugging) or a lower limit (compression
    /// resistance).
    case content(EngineView, NSLayoutConstraint.Axis, isHugging: Bool)
    /// The requested size while a view is measured, or another bound that the system creates.
    case system(String)

    /// The constraint that code or a document created, or `nil` for other sources.
    var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = self { return constraint }
        return nil
    }
}

/// A layout constraint and its row in the solver.
struct ConstraintRow {
    let layoutConstraint: NSLayoutConstraint
    let constraint: Constraint
    var isSeen = true
}

/// The constraints from an autoresizing mask along one axis, which are valid while the view's frame
/// agrees with them.
struct MaskRow {
    let axis: NSLayoutConstraint.Axis
    let minimumShare: Double
    let lengthShare: Double
    let constraints: [Constraint]
}

/// The constraints from the intrinsic content size along one axis.
struct ContentRows {
    let axis: NSLayoutConstraint.Axis
    let size: Parameter
    let hugging: UILayoutPriority
    let compressionResistance: UILayoutPriority
    let constraints: [Constraint]
}
