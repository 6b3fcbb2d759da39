import ConstraintSolver
import Foundation

/// What a constraint of the solver stands for.
@MainActor enum RowSource {
    case constraint(NSLayoutConstraint)
    /// What a mask says of a view's place or size.
    case mask(EngineView, NSLayoutConstraint.Axis, isSize: Bool)
    /// The natural size: not larger (hugging), not smaller (compression resistance).
    case content(EngineView, NSLayoutConstraint.Axis, isHugging: Bool)
    /// The size that is asked for while a view is measured, and the other system-made bounds.
    case system(String)

    /// The constraint that code or a document made, if one did.
    var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = self { return constraint }
        return nil
    }
}

/// A constraint and its row.
struct ConstraintRow {
    let layoutConstraint: NSLayoutConstraint
    let constraint: Constraint
    var isSeen = true
}

/// What a mask says along one axis, as long as the view's frame agrees with it.
struct MaskRow {
    let axis: NSLayoutConstraint.Axis
    let minimumShare: Double
    let lengthShare: Double
    let constraints: [Constraint]
}

/// What the content's size says along one axis.
struct ContentRows {
    let axis: NSLayoutConstraint.Axis
    let size: Parameter
    let hugging: UILayoutPriority
    let compressionResistance: UILayoutPriority
    let constraints: [Constraint]
}
