import Devices
import Diagnostics
import Foundation

/// What UIKit refuses with an exception: here a diagnostic in UIKit's words, the constraint or the
/// change being left out (Documentation/Layout.md 3.2).
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

    /// The first rule that a constraint breaks.
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

    /// Leaves the fault in the current log, at the view that it is about.
    func report(at item: (any LayoutItem)?) {
        let words = words.withNumberedAddresses
        let isLong = words.contains("\n")
        DiagnosticLog.current.add(
            Diagnostic(
                .error, isLong ? summary : words, location: item?.hostView?.viewPath ?? "",
                hint: hint, details: isLong ? words : nil))
    }
}
