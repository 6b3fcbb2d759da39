import Foundation

extension LoggedConstraint {
    /// What a row of the solver stands for; the address is for rows that nothing stands behind.
    init(_ source: RowSource, address: String) {
        switch source {
        case .constraint(let constraint): self.init(constraint)
        case .mask(let known, let axis, let isSize):
            self.init(maskOf: known, axis, isSize: isSize)
        case .content(let known, let axis, _): self.init(contentOf: known, axis)
        case .system(let purpose):
            self.init(address: address)
            identifier = purpose
        }
    }

    /// `<NSContentSizeLayoutConstraint:0x1 UILabel:0x2.width == 41.6667 Hug:250 …>`.
    private init(contentOf known: EngineView, _ axis: NSLayoutConstraint.Axis) {
        self.init(
            "NSContentSizeLayoutConstraint",
            address: UIKit.address(of: known, plus: axis == .horizontal ? 1 : 2))
        guard let view = known.view else { return }
        equation = LoggedEquation(LoggedTerm(view, axis.size), plus: view.contentSize[axis])
        contentPriorities = (
            view.contentHuggingPriority(for: axis),
            view.contentCompressionResistancePriority(for: axis)
        )
    }

    /// What an autoresizing mask says of a view's size or place, in the form of the device's iOS
    /// (facts: semantics.md 1.4), with the engine's numbers.
    init(maskOf known: EngineView, _ axis: NSLayoutConstraint.Axis, isSize: Bool) {
        self.init(
            "NSAutoresizingMaskLayoutConstraint",
            address: UIKit.address(
                of: known, plus: (isSize ? 3 : 4) + (axis == .horizontal ? 0 : 2)))
        guard let view = known.view else { return }
        mask = view.autoresizingMask.logText
        let text = MaskText(view: view, axis: axis)
        equation = isSize ? text.size : text.place
        space = isSize ? nil : view.superview
    }
}

/// What a mask says along one axis.
@MainActor private struct MaskText {
    let view: UIView
    let axis: NSLayoutConstraint.Axis

    private var flexible: (before: Bool, size: Bool, after: Bool) {
        view.autoresizingMask.flexible(axis)
    }

    private var far: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }

    var size: LoggedEquation {
        let share = view.autoresizingShares(axis).length
        let constant = view.autoresizingConstants(axis).length
        let term = LoggedTerm(view, axis.size)
        guard share != 0, let superview = view.superview else {
            return LoggedEquation(term, plus: view.bounds.size[axis])
        }
        if !LogStyle.current.masksPlaceTheMiddle, share == 1 { return margin(superview) }
        return LoggedEquation(
            term, LoggedTerm(superview, axis.size), times: share, plus: constant)
    }

    var place: LoggedEquation {
        LogStyle.current.masksPlaceTheMiddle ? middle : origin
    }

    private var origin: LoggedEquation {
        let share = view.autoresizingShares(axis).minimum
        let term = LoggedTerm(view, named: axis == .horizontal ? "minX" : "minY")
        guard share != 0, let superview = view.superview else {
            return LoggedEquation(term, plus: view.untransformedFrame.extent(axis).minimum)
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
        let constant = constants.minimum + constants.length / 2
        guard share != 0, let superview = view.superview else {
            var equation = LoggedEquation(term, plus: constant)
            equation.hasSign = LogStyle.current.isOld
            return equation
        }
        if flexible.size, !(flexible.before && flexible.after) {
            return LoggedEquation(
                term, LoggedTerm(superview, named: name), times: 2 * share, plus: constant)
        }
        return LoggedEquation(
            term, LoggedTerm(superview, axis.size), times: share, plus: constant)
    }

    /// The distance to the superview's far edge.
    private func margin(_ superview: UIView) -> LoggedEquation {
        let extent = view.untransformedFrame.extent(axis)
        return LoggedEquation(
            LoggedTerm(superview, far), LoggedTerm(view, far),
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

    /// `h=--& v=-&-`: margin, size and margin, `&` where they are flexible.
    var logText: String {
        func text(_ axis: NSLayoutConstraint.Axis) -> String {
            let (before, size, after) = flexible(axis)
            guard before || size || after else { return "--&" }
            return [before, size, after].map { $0 ? "&" : "-" }.joined()
        }
        return "h=\(text(.horizontal)) v=\(text(.vertical))"
    }
}
