import Foundation

extension UIScrollView {
    /// The length of the content below the visible part, in points.
    var restBelow: CGFloat {
        contentSize.height + settledInset.bottom - contentOffset.y - bounds.height
    }

    /// Updates the bars of the containers that follow this scroll view.
    func tellBars() {
        for current in selfAndAncestors {
            switch current.viewController?.parent {
            case let bars as UINavigationController:
                if bars.state.shown?.barScrollView === self { bars.followScrolling() }
                return tellTabBar(of: bars)
            case let tabs as UITabBarController: return tabs.followScrolling()
            default: continue
            }
        }
    }

    private func tellTabBar(of controller: UIViewController) {
        (controller.parent as? UITabBarController)?.followScrolling()
    }
}
