import ContactSheetDevices
import Foundation

/// The artwork of the selected row of a sidebar from iOS 14 on. The measures, in points, were chosen
/// visually (Documentation/Metrics.md 3.2).
@MainActor enum SidebarArtwork {
    /// The radius of a selection, which from iOS 26 on is a capsule.
    private static var radius: CGFloat { UIScreen.main.era >= .glass ? 26 : 10 }
    /// The distance between the selections of two rows.
    private static let gap: CGFloat = 2
    /// The distance between a selection and the sidebar's edge.
    static let margin: CGFloat = 10

    /// Draws the selection in the bounds of a row.
    static func drawSelection(in bounds: CGRect) {
        let box = bounds.clampedInset(dx: 0, dy: gap / 2)
        UIColor.secondarySystemFill.setFill()
        UIBezierPath(roundedRect: box, cornerRadius: min(radius, box.height / 2)).fill()
    }
}

extension UIView {
    /// Whether the view is in a column of a split view that is next to or above its content, with
    /// the columns of iOS 14 and later.
    var isInSidebar: Bool {
        guard SystemBehavior.splitViewColumns.isActive else { return false }
        for view in selfAndAncestors {
            guard let controller = view.viewController,
                let split = controller.parent as? UISplitViewController
            else { continue }
            return !split.isCollapsed && split.viewControllers.last !== controller
        }
        return false
    }
}
