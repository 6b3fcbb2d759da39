import ContactSheetDevices
import Foundation

/// The button that shows and hides the primary column.
extension UISplitViewController {
    func makeDisplayModeButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.toggle() })
        item.image = UIImage(systemName: "sidebar.left")
        return item
    }

    /// Shows one column more, and after the last column none.
    private func toggle() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard target == .automatic else {
            preferredDisplayMode = target
            return
        }
        let most = style == .tripleColumn ? 2 : 1
        let count = sidebarsOnScreen
        split.askedSidebars = count < most ? count + 1 : count - most
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides the columns above the secondary one after a touch next to them.
    func closeSidebars() {
        split.askedSidebars = displayMode == .twoDisplaceSecondary ? 1 : 0
        viewIfLoaded?.setNeedsLayout()
    }

    /// Places the button. With columns, UIKit puts it into the leading column's bar; otherwise the
    /// app does, and a collapsed split view hides it there.
    func placeButton(_ arrangement: SplitArrangement) {
        guard SystemBehavior.adaptiveSplitViews.isActive else { return }
        let isColumned = style != .unspecified && displayModeButtonVisibility != .never
        let leading =
            isColumned && !isCollapsed && presentsWithGesture
            ? arrangement.places.first.flatMap { split.columns[$0.column]?.container } : nil
        for container in split.containers {
            guard let bars = container as? UINavigationController else { continue }
            bars.navigationBar.columnItem = bars === leading ? displayModeButtonItem : nil
        }
        guard style == .unspecified else { return }
        displayModeButtonItem.isHidden = isCollapsed
        showTitleOnButton()
    }

    /// Gives the button the title of the primary controller while that is hidden, up to iOS 13.
    private func showTitleOnButton() {
        guard !SystemBehavior.splitViewColumns.isActive else { return }
        let primary = split.columns[.primary]?.controller
        let title = primary?.titleInSplitView
        let isHidden = displayMode == .secondaryOnly && title != nil
        displayModeButtonItem.title = isHidden ? title : nil
        displayModeButtonItem.image =
            isHidden
            ? nil : UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    }
}

extension UIViewController {
    /// The title, or the title of a navigation controller's top controller.
    var titleInSplitView: String? {
        let top = (self as? UINavigationController)?.topViewController
        return title ?? top?.navigationItem.title ?? top?.title
    }
}
