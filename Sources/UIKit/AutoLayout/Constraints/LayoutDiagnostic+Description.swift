import ContactSheetDevices
import Foundation
import VisualFormatParsing

extension LayoutDiagnostic {
    /// UIKit's own text, as it appears in published logs (Documentation/Layout.md 3.2).
    var message: String {
        switch self {
        case .invalidPairing(let term):
            Self.about(term) + "Invalid pairing of layout attributes"
                + (Self.namesTheMethod ? "" : ".")
        case .locationEqualToConstant(let term):
            Self.about(term) + Self.locationEqualToConstant
        case .directionalWithLeftOrRight(let term):
            Self.about(term)
                + "A constraint cannot be made between a leading/trailing attribute and a "
                + "right/left attribute. Use leading/trailing for both or neither."
        case .noFirstItem:
            Self.about(.nothing) + "Constraint must contain a first layout item"
        case .noCommonAncestor(let first, let second):
            "Unable to activate constraint with anchors \(first.anchorText()) and \(second.anchorText()) "
                + "because they have no common ancestor.  Does the constraint or its anchors "
                + "reference items in different view hierarchies?  That's illegal."
        case .viewHierarchyUnprepared(let constraint):
            "The view hierarchy is not prepared for the constraint: \(constraint.description)\n"
                + "\tWhen added to a view, the constraint's items must be descendants of that "
                + "view (or the view itself). This will crash if the constraint needs to be "
                + "resolved before the view hierarchy is assembled. Break on "
                + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] "
                + "to debug.\n"
                + "Impossible to set up layout with view hierarchy unprepared for constraint."
        case .priorityAcrossRequired(let new, let old):
            "Mutating a priority from required to not on an installed constraint (or vice-versa) "
                + "is not supported.  You passed priority \(new.logText) and "
                + "the existing priority was \(old.logText)."
        case .priorityOutOfRange(let priority):
            "It's illegal to set priority:\(priority.logText).  Priorities must "
                + "be greater than 0 and less or equal to NSLayoutPriorityRequired, which is "
                + "1000.000000."
        case .constantNotFinite(let constant, let first, let second):
            "NSLayoutConstraint constant is not finite!  That's illegal.  "
                + "constant:\(constant.logText) firstAnchor:\(first.anchorText()) "
                + "secondAnchor:\(second.anchorText())"
        case .multiplierNotFinite(let multiplier):
            "NSLayoutConstraint multiplier is not finite!  That's illegal.  "
                + "multiplier:\(multiplier.logText)"
        case .visualFormat(let error):
            error.fullMessage
        case .subviewOfItself:
            "Can't add self as subview"
        }
    }

    var hint: String? {
        switch self {
        case .priorityAcrossRequired, .priorityOutOfRange: "the priority is unchanged"
        case .constantNotFinite: "the value is ignored"
        case .visualFormat: "no constraints are created"
        case .subviewOfItself: "the view hierarchy is unchanged"
        default: "the constraint is ignored"
        }
    }

    /// A one-sentence summary of a text with several lines.
    var summary: String {
        if case .visualFormat(let error) = self { return error.summary }
        return String(message.withNumberedAddresses.prefix { $0 != "\n" })
    }

    /// Whether the text names the method that throws, as up to iOS 7, instead of the view.
    private static var namesTheMethod: Bool { !SystemBehavior.exceptionsNameViews.isActive }

    /// Returns the start of the text, which names the view or the method.
    private static func about(_ term: LayoutTerm) -> String {
        guard !namesTheMethod else {
            return "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:"
                + "attribute:multiplier:constant:]: "
        }
        let item = term.item.map { "<\(String(describing: type(of: $0))): \(address(of: $0))>" }
        return "NSLayoutConstraint for \(item ?? "(null)"): "
    }

    private static var locationEqualToConstant: String {
        SystemBehavior.longLocationException.isActive
            ? "A multiplier of 0 or a nil second item together with a location for the first "
                + "attribute creates an illegal constraint of a location equal to a constant. "
                + "Location attributes must be specified in pairs."
            : "A constraint cannot be made that sets a location equal to a constant. Location "
                + "attributes must be specified in pairs"
    }
}

extension CGFloat {
    /// The number in the format of C's `%g`, with six digits, as in UIKit's logs.
    var logText: String { String(format: "%g", Double(self)) }
}

extension UILayoutPriority {
    var logText: String { CGFloat(rawValue).logText }
}

extension NSLayoutConstraint.Attribute {
    /// The name of the attribute in logs.
    var logName: String {
        self == .notAnAttribute ? "notAnAttribute" : String(describing: self)
    }
}
