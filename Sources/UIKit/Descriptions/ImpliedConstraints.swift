import Foundation

/// What UIKit would list beside the constraints of a conflict: what masks say of the views whose
/// frames the engine takes as given, and what places the guides that UIKit provides.
@MainActor struct ImpliedConstraints {
    let engine: LayoutEngine
    /// In the order in which the constraints speak of them, each once.
    private(set) var all: [LoggedConstraint] = []
    private var known: Set<String> = []

    init(of constraints: [NSLayoutConstraint], in engine: LayoutEngine) {
        self.engine = engine
        for constraint in constraints {
            guard let ancestor = constraint.nearestCommonAncestor else { continue }
            for part in constraint.first.attributes + constraint.second.attributes {
                add(part.item, part.attribute, in: ancestor)
            }
        }
    }

    private mutating func add(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView
    ) {
        let reach = Reach(attribute, isRightToLeft: item.isRightToLeft)
        if let guide = item as? UILayoutGuide {
            add(guide, attribute.axis, reach, in: ancestor)
        } else if let view = item as? UIView, attribute.isOfMargins {
            let guide = view.layoutMarginsGuide
            add(guide, attribute.axis, reach, in: ancestor)
        } else if let view = item as? UIView {
            if reach != .size, view !== ancestor {
                addPlace(of: view, attribute.axis, in: ancestor)
            }
            if reach.hasLength { addMask(of: view, attribute.axis, isSize: true) }
        }
    }

    // MARK: Views

    /// The way of a view's origin up to the space of an ancestor.
    private mutating func addPlace(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView
    ) {
        var current: UIView? = view
        while let view = current, view !== ancestor {
            addMask(of: view, axis, isSize: false)
            current = view.superview
        }
    }

    /// Only of views that no variables stand for: rows of the solver speak of the others.
    private mutating func addMask(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, isSize: Bool
    ) {
        guard let known = engine.views[ObjectIdentifier(view)], !known.hasVariables else { return }
        append(LoggedConstraint(maskOf: known, axis, isSize: isSize))
    }

    private mutating func append(_ constraint: LoggedConstraint) {
        if known.insert(constraint.address).inserted { all.append(constraint) }
    }

    // MARK: Guides

    private mutating func add(
        _ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ reach: Reach,
        in ancestor: UIView
    ) {
        guard let owner = guide.owningView else { return }
        if reach != .size, owner !== ancestor { addPlace(of: owner, axis, in: ancestor) }
        guard let text = GuideText(guide, owner, axis) else { return }
        if text.isBar {
            if reach.hasLength { append(text.length) }
            append(text.anchor)
            return
        }
        if reach != .farEdge { append(text.before) }
        if reach != .nearEdge {
            append(text.after)
            addMask(of: owner, axis, isSize: true)
        }
    }
}

/// Which parts of a span an attribute is made of.
private enum Reach {
    case nearEdge, farEdge, middle, size

    init(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
        switch attribute {
        case .left, .top, .firstBaseline, .leftMargin, .topMargin: self = .nearEdge
        case .right, .bottom, .lastBaseline, .rightMargin, .bottomMargin: self = .farEdge
        case .leading, .leadingMargin: self = isRightToLeft ? .farEdge : .nearEdge
        case .trailing, .trailingMargin: self = isRightToLeft ? .nearEdge : .farEdge
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: self = .middle
        case .width, .height, .notAnAttribute: self = .size
        }
    }

    var hasLength: Bool { self != .nearEdge }
}

/// The constraints that keep a guide of UIKit's own in its place (facts: semantics.md 2.3).
@MainActor private struct GuideText {
    let guide: UILayoutGuide
    let owner: UIView
    let axis: NSLayoutConstraint.Axis
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

    // MARK: The guides of bars

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

extension LayoutItem {
    fileprivate var isRightToLeft: Bool {
        hostView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isOfMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
