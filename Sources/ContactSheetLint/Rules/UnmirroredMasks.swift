import ContactSheetPreviews
import Foundation
import InterfaceEditing
import UIKit

/// Views that autoresizing masks keep at one side, which doesn't change in right-to-left languages.
enum UnmirroredMasks: ScreenRule {
    static let rule = LayoutRule(
        "unmirrored-masks", .note,
        "Autoresizing masks aren't mirrored in right-to-left languages.",
        isOptional: true)

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        let fixed = screen.views.filter { isAtOneSide($0) }
        guard let first = fixed.first else { return [] }
        let names = fixed.prefix(3).map { $0.outlineName.quotedShort }.joined(separator: ", ")
        let rest = fixed.count > 3 ? " and \(fixed.count - 3) more" : ""
        return [
            LayoutIssue(
                rule,
                "the autoresizing masks of \(names)\(rest) aren't mirrored in right-to-left "
                    + "languages", view: "",
                subject: "masks", line: first.nearestDocumentLine,
                hint: "Use leading and trailing constraints.")
        ]
    }

    /// Whether the view is at one side. Cells arrange the labels of their styles themselves.
    private static func isAtOneSide(_ view: UIView) -> Bool {
        guard view.isContent, view.translatesAutoresizingMaskIntoConstraints,
            let superview = view.superview, !superview.isFreeformScreen,
            superview.superview is UITableViewCell == false
        else { return false }
        let sides = view.autoresizingMask.intersection([.flexibleLeftMargin, .flexibleRightMargin])
        let isFlexible = view.autoresizingMask.contains(.flexibleWidth)
        let isCentered = abs(view.frame.midX - superview.bounds.midX) < 1
        return !isFlexible && !isCentered && sides.rawValue.nonzeroBitCount < 2
    }
}
