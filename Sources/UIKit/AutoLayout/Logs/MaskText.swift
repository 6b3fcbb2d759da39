import Foundation

/// The equations of an autoresizing mask along one axis (Documentation/Layout.md 1.4).
@MainActor struct MaskText {
    private let view: UIView
    private let axis: NSLayoutConstraint.Axis
    /// The view whose size determines the position and length, or `nil` if both are given.
    private let superview: UIView?
    private let extent: (minimum: CGFloat, length: CGFloat)

    init(_ known: EngineView, of view: UIView, _ axis: NSLayoutConstraint.Axis) {
        self.view = view
        self.axis = axis
        superview = known.hasVariables ? view.superview : nil
        extent = view.untransformedFrame.extent(axis)
    }

    var size: LoggedEquation {
        let share = view.autoresizingShares(axis).length
        let term = LoggedTerm(view, axis.size)
        guard share != 0, let superview else {
            return LoggedEquation(term, plus: extent.length)
        }
        if !LogStyle.current.masksPlaceTheMiddle, share == 1 { return margin(superview) }
        return LoggedEquation(
            term, LoggedTerm(superview, axis.size), times: share,
            plus: view.autoresizingConstants(axis).length)
    }

    var place: LoggedEquation {
        LogStyle.current.masksPlaceTheMiddle ? middle : origin
    }

    private var origin: LoggedEquation {
        let share = view.autoresizingShares(axis).minimum
        let term = LoggedTerm(view, named: axis == .horizontal ? "minX" : "minY")
        guard share != 0, let superview else {
            return LoggedEquation(term, plus: extent.minimum)
        }
        if share == 1 { return margin(superview) }
        return LoggedEquation(
            term, LoggedTerm(superview, axis.size), times: share,
            plus: view.autoresizingConstants(axis).minimum)
    }

    private var middle: LoggedEquation {
        let shares = view.autoresizingShares(axis)
        let constants = view.autoresizingConstants(axis)
        let name = axis == .horizontal ? "midX" : "midY"
        let term = LoggedTerm(view, named: name)
        let share = shares.minimum + shares.length / 2
        guard share != 0, let superview else {
            var equation = LoggedEquation(term, plus: extent.minimum + extent.length / 2)
            equation.hasSign = LogStyle.current.isOld
            return equation
        }
        let constant = constants.minimum + constants.length / 2
        return followsTheMiddle
            ? LoggedEquation(
                term, LoggedTerm(superview, named: name), times: 2 * share, plus: constant)
            : LoggedEquation(
                term, LoggedTerm(superview, axis.size), times: share, plus: constant)
    }

    /// Whether logs print the center as a function of the superview's center.
    private var followsTheMiddle: Bool {
        let (before, size, after) = view.autoresizingMask.flexible(axis)
        return size && !(before && after)
    }

    /// Returns the equation for the distance to the superview's bottom or trailing edge.
    private func margin(_ superview: UIView) -> LoggedEquation {
        let edge: NSLayoutConstraint.Attribute = axis == .horizontal ? .trailing : .bottom
        return LoggedEquation(
            LoggedTerm(superview, edge), LoggedTerm(view, edge),
            plus: superview.bounds.size[axis] - extent.minimum - extent.length)
    }
}

extension NSLayoutConstraint.Axis {
    var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}

extension UIView.AutoresizingMask {
    func flexible(_ axis: NSLayoutConstraint.Axis) -> (before: Bool, size: Bool, after: Bool) {
        axis == .horizontal
            ? (
                contains(.flexibleLeftMargin), contains(.flexibleWidth),
                contains(.flexibleRightMargin)
            )
            : (
                contains(.flexibleTopMargin), contains(.flexibleHeight),
                contains(.flexibleBottomMargin)
            )
    }

    /// The mask in a format such as `h=--& v=-&-`: margin, size, and margin, with `&` for those
    /// that are flexible.
    var logText: String {
        func text(_ axis: NSLayoutConstraint.Axis) -> String {
            let (before, size, after) = flexible(axis)
            guard before || size || after else { return "--&" }
            return [before, size, after].map { $0 ? "&" : "-" }.joined()
        }
        return "h=\(text(.horizontal)) v=\(text(.vertical))"
    }
}
