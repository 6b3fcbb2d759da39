import ConstraintSolver
import Foundation

/// A view as its engine knows it.
@MainActor final class EngineView {
    private(set) weak var view: UIView?
    let horizontal: EngineSpan
    let vertical: EngineSpan
    /// How far the alignment rectangle lies inside the frame.
    let insets: UIEdgeInsets
    var mask: [MaskRow] = []
    var content: [ContentRows] = []
    /// What pulls the view to another solution while its ambiguity is exercised.
    var exercise: [Constraint] = []
    /// Where the solution puts the view, rounded to pixels, in the superview's space.
    var solvedFrame: CGRect?
    /// Whether the content has changed since it was measured.
    var needsMeasuring = false
    /// Whether the last reading still found the view.
    var isSeen = true

    init(_ view: UIView, horizontal: EngineSpan, vertical: EngineSpan) {
        self.view = view
        self.horizontal = horizontal
        self.vertical = vertical
        insets = view.alignmentRectInsets
    }

    func span(_ axis: NSLayoutConstraint.Axis) -> EngineSpan {
        axis == .horizontal ? horizontal : vertical
    }

    /// Whether constraints may give the view another frame than it has.
    var hasVariables: Bool {
        if case .variables = horizontal { return true }
        return false
    }
}

/// A guide that constraints place.
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

/// The extent of an alignment rectangle along one axis: unknown, or known beforehand.
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
    /// The sides before and after along an axis.
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
