import ConstraintSolver
import Foundation

/// The engine's representation of a view.
@MainActor final class EngineView {
    private(set) weak var view: UIView?
    let horizontal: EngineSpan
    let vertical: EngineSpan
    /// The distances from the frame to the alignment rectangle.
    let insets: UIEdgeInsets
    var mask: [MaskRow] = []
    var content: [ContentRows] = []
    /// The number of the first constraint along each axis that refers to the view, in the order of
    /// activation.
    var firstConstraint = (horizontal: Int.max, vertical: Int.max)
    /// The intrinsic width of the text on one line, if that of its wrapped lines replaces it.
    var unwrappedWidth: Double?
    /// The constraints that move the view to another solution while its ambiguity is exercised.
    var exercise: [Constraint] = []
    /// The frame from the solution, rounded to pixels, in the superview's coordinate space.
    var solvedFrame: CGRect?
    /// Whether the content has changed since it was measured.
    var needsMeasuring = false
    /// Whether the view was still in the hierarchy when it was last read.
    var isSeen = true

    init(_ view: UIView, horizontal: EngineSpan, vertical: EngineSpan) {
        self.view = view
        self.horizontal = horizontal
        self.vertical = vertical
        insets = view.layoutAlignmentInsets
    }

    func span(_ axis: NSLayoutConstraint.Axis) -> EngineSpan {
        axis == .horizontal ? horizontal : vertical
    }

    /// Whether constraints can change the view's frame.
    var hasVariables: Bool {
        if case .variables = horizontal { return true }
        return false
    }
}

/// The engine's representation of a layout guide that constraints place.
@MainActor final class EngineGuide {
    private(set) weak var guide: UILayoutGuide?
    let horizontal: EngineSpan
    let vertical: EngineSpan

    init(_ guide: UILayoutGuide, horizontal: EngineSpan, vertical: EngineSpan) {
        self.guide = guide
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// The extent of an alignment rectangle along one axis, which is either solved for or known
/// beforehand.
enum EngineSpan {
    case variables(minimum: Variable, length: Variable)
    case parameters(minimum: Parameter, length: Parameter)

    var minimum: LinearExpression {
        switch self {
        case .variables(let minimum, _): minimum.expression
        case .parameters(let minimum, _): minimum.expression
        }
    }

    func values(in solver: Solver) -> (minimum: CGFloat, length: CGFloat) {
        switch self {
        case .variables(let minimum, let length): (solver[minimum], solver[length])
        case .parameters(let minimum, let length): (solver[minimum], solver[length])
        }
    }

    var length: LinearExpression {
        switch self {
        case .variables(_, let length): length.expression
        case .parameters(_, let length): length.expression
        }
    }
}

extension UIEdgeInsets {
    /// Returns the insets at the start and at the end of an axis.
    func sides(_ axis: NSLayoutConstraint.Axis) -> (before: CGFloat, after: CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }
}

extension CGRect {
    func extent(_ axis: NSLayoutConstraint.Axis) -> (minimum: CGFloat, length: CGFloat) {
        axis == .horizontal ? (minX, width) : (minY, height)
    }
}

extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}

extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
