import ContactSheetDiagnostics
import Foundation

extension UITabBarController {
    // MARK: Controllers

    /// Sets the controllers and selects the previously selected one, or else the one that is now at
    /// its index, or else the first (Apple: UITabBarController, viewControllers).
    func replaceControllers(with controllers: [UIViewController]?) {
        let old = tabState.controllers ?? []
        let selected = tabState.selected
        let kept = controllers?.contains { $0 === selected } == true ? selected : nil
        if let selected, kept == nil { exchange([selected], for: [], below: nil) }
        for child in old where controllers?.contains(where: { $0 === child }) != true {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        tabState.controllers = controllers
        for child in controllers ?? [] where child.parent !== self {
            addChild(child)
            child.didMove(toParent: self)
        }
        if kept == nil { tabState.selected = nil }
        updateItems()
        let index = tabState.lastIndex
        let chosen = kept ?? controllers.flatMap { index < $0.count ? $0[index] : $0.first }
        if let chosen { show(chosen) }
        viewIfLoaded?.setNeedsLayout()
    }

    func replaceTabs(with tabs: [UITab]) {
        for tab in tabState.tabs { tab.tabBarController = nil }
        tabState.tabs = tabs
        for tab in tabs {
            tab.tabBarController = self
            for child in (tab as? UITabGroup)?.children ?? [] { child.tabBarController = self }
        }
        replaceControllers(with: tabs.filter(isInBar).map(\.content))
    }

    private func isInBar(_ tab: UITab) -> Bool {
        guard !tab.isHidden else { return false }
        guard let compactTabIdentifiers, !TabContainerMetrics.floatsAtTop else { return true }
        return compactTabIdentifiers.contains(tab.identifier)
    }

    /// The tab of the bar whose controller is shown.
    var selectedTopTab: UITab? { tabState.tabs.first { $0.content === tabState.selected } }

    /// Selects a tab, or the group that contains it.
    func selectTab(_ tab: UITab) {
        if let group = tab.parent {
            group.selectedChild = tab
            return selectTab(group)
        }
        guard tabState.tabs.contains(where: { $0 === tab }) else { return }
        select(tab.content)
    }

    // MARK: Selection by code

    func select(at index: Int) {
        guard let controllers = viewControllers, controllers.indices.contains(index) else {
            if index != NSNotFound { report("selectedIndex \(index) is out of bounds") }
            return
        }
        select(controllers[index])
    }

    func select(_ controller: UIViewController) {
        guard isShowable(controller) else {
            return report("only a view controller in the tab bar controller's list can be selected")
        }
        show(controller)
    }

    private func isShowable(_ controller: UIViewController) -> Bool {
        viewControllers?.contains { $0 === controller } == true
            || showsMore && controller === moreNavigationController
    }

    private func report(_ message: String) {
        DiagnosticLog.current.add(
            Diagnostic(
                .error, "-[\(type(of: self)) setSelectedViewController:] \(message)",
                location: "\(type(of: self))", hint: "the selection is unchanged"))
    }

    /// Replaces the selected controller.
    func show(_ controller: UIViewController) {
        let old = tabState.selected
        tabState.selected = controller
        tabState.lastIndex = tabState.selectedIndex ?? tabState.lastIndex
        tabBar.selectedItem = item(showing: controller)
        guard old !== controller else { return }
        if controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        guard isViewLoaded else { return }
        exchange(old.map { [$0] } ?? [], for: [controller], below: tabBar)
    }

    // MARK: Selection by a tap

    /// Returns whether the delegate allows the user to select the tab.
    func allows(_ item: UITabBarItem) -> Bool {
        guard let controller = controller(of: item) else { return false }
        if let tab = tab(of: controller), let delegate {
            return delegate.tabBarController(self, shouldSelectTab: tab)
        }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// Selects a tab that was tapped; a second tap pops to its root controller.
    func tapped(_ item: UITabBarItem) {
        guard let controller = controller(of: item) else { return }
        let previous = selectedTab
        if tabState.selected === controller {
            (controller as? UINavigationController)?.popToRootViewController(animated: false)
        }
        show(controller)
        if let tab = tab(of: controller) {
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Selects a controller from the "More" list, with the delegate calls of a tab.
    func choseBeyondBar(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        show(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func tab(of controller: UIViewController) -> UITab? {
        tabState.tabs.first { $0.content === controller }
    }
}
