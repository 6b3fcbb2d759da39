import ContactSheetDevices
import Foundation

extension UITabBarController {
    /// Places the bar, then the selected controller's view with the insets that the bar covers.
    func layOutContent() {
        let isHidden = isTabBarHidden || tabState.selected?.hidesBottomBarOfContainer == true
        tabBar.isHidden = isHidden
        tabBar.floatsAtTop = TabContainerMetrics.floatsAtTop
        tabBar.frame = barFrame
        let accessoryLength = placeAccessory(barIsHidden: isHidden)
        guard let child = tabState.selected else { return }
        place(child, below: tabBar)
        let bar = isHidden ? nil : ContainerBar(length: barLength, isTranslucent: letsThrough)
        let accessory = accessoryLength.map { ContainerBar(length: $0, isTranslucent: true) }
        ContainerLayout(
            view.bounds, top: tabBar.floatsAtTop ? bar : nil,
            bottom: accessory ?? (tabBar.floatsAtTop ? nil : bar)
        ).place(child)
        followScrolling()
    }

    /// Makes the bar clear, from iOS 15 on, if no content is behind it: without a scroll view, and at
    /// the end of its content.
    func followScrolling() {
        guard SystemBehavior.clearBarsAtScrollEdge.isActive else { return }
        let child = (tabState.selected as? UINavigationController)?.state.shown
        let scrollView = (child ?? tabState.selected)?.barScrollView
        let isAtEnd = scrollView.map { $0.restBelow <= 0 } ?? true
        if tabBar.isAtScrollEdge != isAtEnd { tabBar.isAtScrollEdge = isAtEnd }
        tabBar.contentBelow = scrollView
    }

    /// The distance from the container's edge to the bar's far side.
    private var barLength: CGFloat {
        tabBar.floatsAtTop
            ? view.safeAreaInsets.top + TabContainerMetrics.topRowHeight(tabBar)
            : tabBar.frame.height
    }

    /// Whether the content may extend behind the bar; never up to iOS 6.
    private var letsThrough: Bool { UIScreen.main.era > .classic && tabBar.isTranslucent }

    /// The bar's frame: along the bottom edge, or in the middle of the row at the top.
    private var barFrame: CGRect {
        let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
        guard tabBar.floatsAtTop else {
            let below = UIScreen.main.era >= .safeArea ? safeArea.bottom : 0
            let height = TabContainerMetrics.height(tabBar, below: below)
            return CGRect(
                x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let row = TabContainerMetrics.topRowHeight(tabBar)
        let height = FloatingTabMetrics.height
        // From iOS 26 on, the bar is a strip with the capsule in its middle.
        if UIScreen.main.era >= .glass {
            return CGRect(x: 0, y: safeArea.top, width: bounds.width, height: height)
        }
        let width = min(tabBar.floatingWidth, bounds.width - 2 * 80)
        return CGRect(
            x: (bounds.width - width) / 2, y: safeArea.top + (row - height) / 2, width: width,
            height: height)
    }
}
