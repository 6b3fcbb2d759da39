import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import VisualFormatParsing

/// An error for which UIKit throws an exception. It is reported here as a diagnostic with UIKit's
/// text, and the constraint or the change is left out (Documentation/Layout.md 3.2).
@MainActor enum LayoutDiagnostic {
    case invalidPairing(LayoutTerm)
    case locationEqualToConstant(LayoutTerm)
    case directionalWithLeftOrRight(LayoutTerm)
    case noFirstItem
    case noCommonAncestor(LayoutTerm, LayoutTerm)
    case viewHierarchyUnprepared(NSLayoutConstraint)
    case priorityAcrossRequired(new: UILayoutPriority, old: UILayoutPriority)
    case priorityOutOfRange(UILayoutPriority)
    case constantNotFinite(CGFloat, LayoutTerm, LayoutTerm)
    case multiplierNotFinite(CGFloat)
    case visualFormat(VisualFormatError)
    case subviewOfItself

    /// Returns the first error of a constraint, or `nil` if the constraint is valid.
    ///
    /// Pairs of a horizontal and a vertical position are valid. Only the anchor API rejects them,
    /// at compile time.
    static func ofConstraint(
        _ first: LayoutTerm, _ second: LayoutTerm, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutDiagnostic? {
        guard first.item != nil, !first.isConstant else { return .noFirstItem }
        if !constant.isFinite { return .constantNotFinite(constant, first, second) }
        if !multiplier.isFinite { return .multiplierNotFinite(multiplier) }
        if second.item == nil || second.isConstant || multiplier == 0 {
            if second.item != nil, second.isConstant { return .invalidPairing(first) }
            return first.isSize ? nil : .locationEqualToConstant(first)
        }
        guard first.isSize == second.isSize else { return .invalidPairing(first) }
        if first.isSize { return nil }
        guard SystemBehavior.rejectsMixedDirections.isActive else { return nil }
        let (one, other) = (first.attribute, second.attribute)
        if one.isDirectional && other.isLeftOrRight || one.isLeftOrRight && other.isDirectional {
            return .directionalWithLeftOrRight(first)
        }
        return nil
    }

    /// Adds the error to the current log, with the location of the item's view.
    func report(at item: (any LayoutItem)?) {
        let message = self.message.withNumberedAddresses
        let isLong = message.contains("\n")
        DiagnosticLog.current.add(
            Diagnostic(
                .error, isLong ? summary : message, location: item?.hostView?.viewPath ?? "",
                hint: hint, details: isLong ? message : nil))
    }
}
