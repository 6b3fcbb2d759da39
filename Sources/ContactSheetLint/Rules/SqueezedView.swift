import Foundation
import InterfaceEditing
import UIKit

/// Texts and controls without any space on some screens.
enum SqueezedView: ScreenRule {
    static let rule = LayoutRule(
        "squeezed-view", .warning,
        "A label or control has no width or height on some devices, or a field is too narrow.")
    /// Views that have no space on any screen get their size from code.
    static let isMeantWhereEverywhere = true

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.compactMap { view in
            let size = view.bounds.size
            let isGone = min(size.width, size.height) < 1
            // Cells have the heights of their contents if code specifies it.
            guard view.isContent, isGone || size.width < view.leastUsefulWidth,
                !view.isInPrototype, screen.hasSettledSize(view)
            else { return nil }
            let axis: NSLayoutConstraint.Axis = size.height < 1 ? .vertical : .horizontal
            var issue = LayoutIssue(
                rule,
                "\(view.outlineName.quotedShort) is compressed to \(size.width.short) × "
                    + "\(size.height.short) points",
                at: view, hint: "Use fewer fixed distances, or a scroll view."
            ).explained(by: [view], along: axis)
            guard isGone else { return issue }
            let length = axis == .horizontal ? "width" : "height"
            issue.share = LayoutIssue.Share(
                cause: length, name: view.outlineName.quotedShort, plural: "have no \(length)")
            return issue
        }
    }
}

extension UIView {
    /// The least width, in points, in which a text can be entered or a value chosen: a decision.
    fileprivate var leastUsefulWidth: CGFloat {
        self is UITextField || self is UISearchBar || self is UISlider ? 32 : 0
    }
}
