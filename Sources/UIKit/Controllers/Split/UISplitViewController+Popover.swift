import ContactSheetDevices
import Foundation

/// The bar button item with which the delegate shows a hidden primary controller, up to iOS 7. Up
/// to iOS 5.0 UIKit shows a popover; here the primary controller slides in, as from iOS 5.1 on.
extension UISplitViewController {
    func tellOfPopover(_ arrangement: SplitArrangement) {
        guard !SystemBehavior.adaptiveSplitViews.isActive,
            let primary = split.columns[.primary]?.controller
        else { return }
        let isHidden = splitBehavior == .overlay
        if isHidden, split.popoverItem == nil {
            let (item, popover) = makePopover(of: primary)
            (split.popoverItem, split.popover) = (item, popover)
            delegate?.splitViewController(self, willHide: primary, with: item, for: popover)
        } else if !isHidden, let item = split.popoverItem {
            (split.popoverItem, split.popover) = (nil, nil)
            delegate?.splitViewController(self, willShow: primary, invalidating: item)
        }
    }

    private func makePopover(
        of primary: UIViewController
    ) -> (UIBarButtonItem, UIPopoverController) {
        let popover = UIPopoverController(contentViewController: primary)
        popover.hidePrimary = { [weak self] in self?.closeSidebars() }
        let item = UIBarButtonItem(
            title: primary.titleInSplitView ?? "",
            primaryAction: UIAction { [weak self] _ in self?.togglePopover() })
        return (item, popover)
    }

    private func togglePopover() {
        let opens = sidebarsOnScreen == 0
        if opens, let popover = split.popover {
            delegate?.splitViewController(
                self, popoverController: popover, willPresent: popover.contentViewController)
        }
        split.askedSidebars = opens ? 1 : 0
        viewIfLoaded?.setNeedsLayout()
    }
}
