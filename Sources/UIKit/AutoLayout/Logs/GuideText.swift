import Foundation

/// The constraints that determine the rectangle of a guide that UIKit provides
/// (Documentation/Layout.md 2.3).
@MainActor struct GuideText {
    private let guide: UILayoutGuide
    private let owner: UIView
    private let axis: NSLayoutConstraint.Axis
    private let insets: UIEdgeInsets

    init?(_ guide: UILayoutGuide, _ owner: UIView, _ axis: NSLayoutConstraint.Axis) {
        switch guide.placement {
        case .byConstraints, .scrollContent, .scrollFrame: return nil
        default: break
        }
        self.guide = guide
        self.owner = owner
        self.axis = axis
        insets = owner.insets(of: guide.placement)
    }

    var isBar: Bool { guide.placement.isBar && axis == .vertical }

    var before: LoggedConstraint {
        let edge: NSLayoutConstraint.Attribute = axis == .horizontal ? .left : .top
        return constraint(
            1, edge.logName,
            LoggedEquation(
                LoggedTerm(guide, edge), LoggedTerm(owner, edge), plus: insets.sides(axis).before))
    }

    var after: LoggedConstraint {
        let edge: NSLayoutConstraint.Attribute = axis == .horizontal ? .right : .bottom
        return constraint(
            2, edge.logName,
            LoggedEquation(
                LoggedTerm(owner, edge), LoggedTerm(guide, edge), plus: insets.sides(axis).after))
    }

    private func constraint(
        _ number: UInt, _ edge: String, _ equation: LoggedEquation
    ) -> LoggedConstraint {
        let number = number + (axis == .horizontal ? 0 : 2)
        var constraint = LoggedConstraint(
            address: address(of: guide, plus: number), equation: equation)
        constraint.identifier =
            guide.placement == .layoutMargins
            ? "UIView-\(edge)Margin-guide-constraint" : "\(guide.identifier)-\(edge)"
        return constraint
    }

    // MARK: Bar guides

    var length: LoggedConstraint {
        bar(5, LoggedEquation(LoggedTerm(guide, .height), plus: owner.barLength(guide.placement)))
    }

    var anchor: LoggedConstraint {
        guide.placement == .topBars
            ? bar(6, LoggedEquation(LoggedTerm(guide, .top), LoggedTerm(owner, .top), plus: 0))
            : bar(
                6, LoggedEquation(LoggedTerm(owner, .bottom), LoggedTerm(guide, .bottom), plus: 0))
    }

    private func bar(_ number: UInt, _ equation: LoggedEquation) -> LoggedConstraint {
        LoggedConstraint(
            "_UILayoutSupportConstraint", address: address(of: guide, plus: number),
            equation: equation)
    }
}
