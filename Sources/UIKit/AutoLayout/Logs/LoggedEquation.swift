import Foundation

/// The equation of a constraint in the format of logs (Documentation/Layout.md 3.8).
@MainActor struct LoggedEquation {
    var first: LoggedTerm?
    var relation = NSLayoutConstraint.Relation.equal
    var multiplier: CGFloat = 1
    var second: LoggedTerm?
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    var spacing: SymbolicSpacing?
    /// Whether a constant without a second term has a plus sign, as the positions of masks had up
    /// to iOS 9.
    var hasSign = false

    init(_ constraint: NSLayoutConstraint) {
        first = LoggedTerm(constraint.first)
        relation = constraint.relation
        multiplier = constraint.multiplier
        second = constraint.multiplier == 0 ? nil : LoggedTerm(constraint.second)
        constant = constraint.constant
        priority = constraint.priority
        spacing = constraint.symbolicSpacing
    }

    init(
        _ first: LoggedTerm, _ second: LoggedTerm? = nil, times multiplier: CGFloat = 1,
        plus constant: CGFloat
    ) {
        self.first = first
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    func text(_ style: LogStyle) -> String {
        visualText(style) ?? equationText
    }

    // MARK: Equation

    private var equationText: String {
        let tail = priority == .required ? "" : " priority:\(priority.logText)"
        return "\(first?.text ?? "(null)") \(relation.logText) \(rightSide)\(tail)"
    }

    private var rightSide: String {
        guard let second else {
            if constant < 0 { return "- \((-constant).logText)" }
            return hasSign ? "+ \(constant.logText)" : constant.logText
        }
        let term = Self.factor(multiplier) + second.text
        if let spacing { return "\(term) \(spacing.rawValue)(\(constant.logText))" }
        if constant == 0 { return term }
        return term + (constant < 0 ? " - \((-constant).logText)" : " + \(constant.logText)")
    }

    private static func factor(_ multiplier: CGFloat) -> String {
        switch multiplier {
        case 1: ""
        case -1: "-"
        default: "\(multiplier.logText)*"
        }
    }

    // MARK: Visual format

    /// The view that `|` represents, or `nil` if the text doesn't contain it.
    var container: (any LayoutItem)? {
        switch edges {
        case .fromContainer(let container, _), .toContainer(_, let container): container
        default: nil
        }
    }

    private enum Edges {
        case between(any LayoutItem, any LayoutItem)
        case fromContainer(any LayoutItem, any LayoutItem)
        case toContainer(any LayoutItem, any LayoutItem)
    }

    /// The edges that the constraint connects, or `nil` if a visual format can't represent them in
    /// this order.
    private var edges: Edges? {
        guard multiplier == 1, let first, let second, first.item !== second.item else { return nil }
        let (one, other) = (first.attribute, second.attribute)
        if one.isNearEdge, other == one, first.item.spaceView === second.item {
            return .fromContainer(second.item, first.item)
        }
        if one.isFarEdge, other == one, second.item.spaceView === first.item {
            return .toContainer(second.item, first.item)
        }
        guard one.isNearEdge, other == one.farEdge, first.item.spaceView !== second.item,
            second.item.spaceView !== first.item
        else { return nil }
        return .between(second.item, first.item)
    }

    private func visualText(_ style: LogStyle) -> String? {
        guard let first else { return nil }
        let axis = first.attribute.axis == .horizontal ? "H" : "V"
        if style.isOld, first.attribute.isSize, second == nil {
            return "\(axis):[\(first.item.logName)\(predicate)]"
        }
        let direction = first.attribute.isLeftOrRight ? "(LTR)" : ""
        switch edges {
        case .between(let before, let after):
            return "\(axis):[\(before.logName)]-\(predicate)-[\(after.logName)]\(direction)"
        case .fromContainer(_, let item):
            return "\(axis):|-\(predicate)-[\(item.logName)]\(direction)"
        case .toContainer(let item, _):
            return "\(axis):[\(item.logName)]-\(predicate)-|\(direction)"
        case nil: return nil
        }
    }

    private var predicate: String {
        let number = spacing.map { "\($0.rawValue)(\(constant.logText))" } ?? constant.logText
        let relation = relation == .equal ? "" : relation.logText
        let tail = priority == .required ? "" : "@\(priority.logText)"
        return "(\(relation)\(number)\(tail))"
    }
}

extension NSLayoutConstraint.Relation {
    var logText: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isNearEdge: Bool { self == .leading || self == .left || self == .top }
    var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }

    var farEdge: NSLayoutConstraint.Attribute? {
        switch self {
        case .leading: .trailing
        case .left: .right
        case .top: .bottom
        default: nil
        }
    }
}
