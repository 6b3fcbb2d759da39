import Foundation

extension LayoutFault {
    /// UIKit's own words, as published logs hold them (facts: semantics.md 3.2).
    var words: String {
        switch self {
        case .invalidPairing(let term):
            Self.about(term) + "Invalid pairing of layout attributes."
        case .locationEqualToConstant(let term):
            Self.about(term)
                + "A multiplier of 0 or a nil second item together with a location for the first "
                + "attribute creates an illegal constraint of a location equal to a constant. "
                + "Location attributes must be specified in pairs."
        case .directionalWithLeftOrRight(let term):
            Self.about(term)
                + "A constraint cannot be made between a leading/trailing attribute and a "
                + "right/left attribute. Use leading/trailing for both or neither."
        case .noFirstItem:
            "NSLayoutConstraint: Constraint must contain a first layout item"
        case .noCommonAncestor(let first, let second):
            "Unable to activate constraint with anchors \(first.logName) and \(second.logName) "
                + "because they have no common ancestor.  Does the constraint or its anchors "
                + "reference items in different view hierarchies?  That's illegal."
        case .viewHierarchyUnprepared(let constraint):
            "The view hierarchy is not prepared for the constraint: \(constraint.description)\n"
                + "\tWhen added to a view, the constraint's items must be descendants of that "
                + "view (or the view itself). This will crash if the constraint needs to be "
                + "resolved before the view hierarchy is assembled. Break on "
                + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] "
                + "to debug."
        case .priorityAcrossRequired(let new, let old):
            "Mutating a priority from required to not on an installed constraint (or vice-versa) "
                + "is not supported.  You passed priority \(CGFloat(new.rawValue).logText) and "
                + "the existing priority was \(CGFloat(old.rawValue).logText)."
        case .priorityOutOfRange(let priority):
            "It's illegal to set priority:\(CGFloat(priority.rawValue).logText).  Priorities must "
                + "be greater than 0 and less or equal to NSLayoutPriorityRequired, which is "
                + "1000.000000."
        case .constantNotFinite(let constant, let first, let second):
            "NSLayoutConstraint constant is not finite!  That's illegal.  "
                + "constant:\(constant.logText) firstAnchor:\(first.logName) "
                + "secondAnchor:\(second.logName)"
        case .multiplierNotFinite(let multiplier):
            "NSLayoutConstraint multiplier is not finite!  That's illegal.  "
                + "multiplier:\(multiplier.logText)"
        case .visualFormat(let message):
            message
        case .subviewOfItself:
            "Can't add self as subview"
        }
    }

    var hint: String? {
        switch self {
        case .priorityAcrossRequired, .priorityOutOfRange, .constantNotFinite:
            "the old value is kept"
        case .subviewOfItself: "the views stay where they are"
        default: "the constraint takes no part in the layout"
        }
    }

    private static func about(_ term: LayoutTerm) -> String {
        guard let item = term.item else { return "NSLayoutConstraint: " }
        return "NSLayoutConstraint for <\(item.logName)>: "
    }
}

extension LayoutTerm {
    /// How faults name an anchor.
    var logName: String {
        guard let item, !isConstant else { return "(null)" }
        return "<\(anchorClass) \"\(item.logName).\(attribute.logName)\">"
    }

    private var anchorClass: String {
        if isSize { return "NSLayoutDimension" }
        return axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }
}

extension CGFloat {
    /// The number as C's `%g` writes it, with six digits, as UIKit's logs do.
    var logText: String { String(format: "%g", Double(self)) }
}

extension NSLayoutConstraint.Attribute {
    /// How logs call the attribute.
    var logName: String {
        self == .notAnAttribute ? "notAnAttribute" : String(describing: self)
    }
}
