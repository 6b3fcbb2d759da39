import Foundation
import InterfaceBuilder
import UIKit

/// Texts and controls without any space on some screens.
enum SqueezedView: ScreenRule {
    static let rule = LayoutRule(
        "squeezed-view", .warning,
        "A label or a control has no width or no height on some devices.")
    /// Views that have no space on any screen get their size from code.
    static let isMeantWhereEverywhere = true

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.compactMap { view in
            let size = view.bounds.size
            // Cells have the heights of their contents if code specifies it.
            guard view.isContent, min(size.width, size.height) < 1, !view.isInPrototype,
                screen.hasSettledSize(view)
            else { return nil }
            let axis: NSLayoutConstraint.Axis = size.width < 1 ? .horizontal : .vertical
            var issue = LayoutIssue(
                rule,
                "\(view.outlineName.quotedShort) is compressed to \(size.width.short) × "
                    + "\(size.height.short) points",
                at: view, hint: "Use fewer fixed distances, or a scroll view."
            ).explained(by: [view], along: axis)
            let length = axis == .horizontal ? "width" : "height"
            issue.share = LayoutIssue.Share(
                cause: length, name: view.outlineName.quotedShort, plural: "have no \(length)")
            return issue
        }
    }
}
