import Foundation

/// The constraints that UIKit would list in addition to those of a conflict: the autoresizing masks
/// of views whose frames the engine takes as given, and the constraints that position the guides
/// that UIKit provides.
@MainActor struct ImpliedConstraints {
    let engine: LayoutEngine
    /// The implied constraints without duplicates, in the order in which the conflict's constraints
    /// refer to them.
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
        let direction = ancestor.effectiveUserInterfaceLayoutDirection
        let reach = Reach(attribute, isRightToLeft: direction == .rightToLeft)
        if let guide = item as? UILayoutGuide {
            add(guide, attribute.axis, reach, in: ancestor)
        } else if let view = item as? UIView, attribute.isMargin {
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

    /// Adds the constraints that determine a view's origin in the coordinate space of an ancestor.
    private mutating func addPlace(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView
    ) {
        for view in view.selfAndAncestors.prefix(while: { $0 !== ancestor }) {
            addMask(of: view, axis, isSize: false)
        }
    }

    /// Adds the mask of a view that has no variables; the solver has rows for the others.
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

/// The part of a span that an attribute refers to.
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
