import Foundation

/// The purpose of a stack view's constraint. The raw values are the identifiers in logs.
enum StackConstraintRole: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
}

/// The description of a constraint that a stack view needs.
@MainActor struct StackConstraint {
    let role: StackConstraintRole
    let first: LayoutTerm
    let relation: NSLayoutConstraint.Relation
    let second: LayoutTerm
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    /// All properties except the constant, which is the only one that can change in an existing
    /// constraint.
    struct Key: Hashable {
        var role: StackConstraintRole
        var first: ObjectIdentifier?
        var firstAttribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var second: ObjectIdentifier?
        var secondAttribute: NSLayoutConstraint.Attribute
        var multiplier: CGFloat
        var priority: UILayoutPriority
    }

    var key: Key {
        Key(
            role: role, first: first.item.map { ObjectIdentifier($0) },
            firstAttribute: first.attribute, relation: relation,
            second: second.item.map { ObjectIdentifier($0) }, secondAttribute: second.attribute,
            multiplier: multiplier, priority: priority)
    }

    func make() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first, relation, second, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = role.rawValue
        constraint.isMadeBySystem = true
        return constraint
    }
}

/// The constraints that a stack view has created.
@MainActor struct ArrangedConstraints {
    private var known: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []

    /// Updates the constraints to the given ones. Existing constraints are kept and get the new
    /// constants.
    mutating func update(to wanted: [StackConstraint]) {
        var old = Dictionary(known.map { ($0.key, $0.constraint) }) { first, _ in first }
        var next: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []
        for want in wanted {
            let constraint = old.removeValue(forKey: want.key) ?? want.make()
            constraint.constant = want.constant
            next.append((want.key, constraint))
        }
        for (key, constraint) in known where old[key] != nil { constraint.isActive = false }
        known = next
        for (_, constraint) in known where !constraint.isActive { constraint.isActive = true }
    }

    mutating func removeAll(about view: UIView) {
        for (_, constraint) in known where constraint.isAbout(view) { constraint.isActive = false }
        known.removeAll { $0.constraint.isAbout(view) }
    }
}
