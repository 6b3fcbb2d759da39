import ContactSheetDevices
import Foundation

extension UINavigationController {
    /// The insets that the status bar, the home indicator, and the containers cover. Up to iOS 6
    /// the superviews exclude that area already, unless the controller wants the full screen.
    private var covered: UIEdgeInsets {
        guard UIScreen.main.era == .classic else { return view.safeAreaInsets }
        let isFull = wantsFullScreenLayout && parent == nil
        return UIEdgeInsets(top: isFull ? UIScreen.main.statusBarHeight : 0)
    }

    /// Returns the y-coordinate of the bar: full-screen bars of phones with a Dynamic Island start
    /// above the end of the safe area (Documentation/Metrics.md 1.2).
    private func barTop(_ covered: UIEdgeInsets) -> CGFloat {
        let screen = UIScreen.main
        guard screen.era > .classic, covered.top == screen.safeAreaInsets.top,
            sheetRowHeight == nil
        else { return covered.top }
        guard screen.era >= .glass else { return screen.navigationBarTop }
        return max(screen.navigationBarTop, BarMetrics.leastNavigationBarTop)
    }

    private var hidesBars: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Places the bars first, then the top controller's view among them.
    func placeViews() {
        let covered = covered
        let bounds = view.bounds
        navigationBar.isHidden = isNavigationBarHidden || hidesBars
        navigationBar.rowHeight = sheetRowHeight ?? columnRowHeight
        navigationBar.tabRow = tabRow(below: barTop(covered))
        let height = navigationBar.sizeThatFits(bounds.size).height
        navigationBar.frame = CGRect(
            x: 0, y: barTop(covered), width: bounds.width, height: height)
        placeToolbar(covered)
        guard let child = state.shown, child.viewIfLoaded?.superview === view else { return }
        var layout = ContainerLayout(bounds)
        layout.top = navigationBar.isHidden ? nil : bar(navigationBar.frame.maxY, navigationBar)
        layout.bottom =
            toolbar.isHidden ? nil : bar(bounds.maxY - toolbar.frame.minY, toolbar)
        layout.place(child)
        followScrolling()
    }

    /// Returns the row of the items in a floating tab bar's row, in the coordinate space of a
    /// navigation bar at a y-coordinate.
    private func tabRow(below top: CGFloat) -> CGRect? {
        guard let tabs = parent as? UITabBarController, tabs.tabBar.floatsAtTop,
            !tabs.tabBar.isHidden
        else { return nil }
        let metrics = BarMetrics(traitCollection)
        return CGRect(
            x: 0, y: tabs.tabBar.frame.midY - top - metrics.buttonHeight / 2,
            width: view.bounds.width, height: metrics.buttonHeight)
    }

    /// The items of the toolbar. A toolbar that is hidden contains only the search bar.
    private var itemsInToolbar: [UIBarButtonItem] {
        let own = isToolbarHidden ? [] : state.shown?.toolbarItems ?? []
        guard let search = navigationBar.searchItemOfToolbar,
            !own.contains(where: { $0 === search })
        else { return own }
        return own + [search]
    }

    private func placeToolbar(_ covered: UIEdgeInsets) {
        let items = itemsInToolbar
        let isGlass = UIScreen.main.era >= .glass
        // From iOS 26 on, a toolbar without items takes no space (Documentation/Metrics.md 1.5).
        toolbar.isHidden = hidesBars || (isGlass ? items.isEmpty : isToolbarHidden)
        let (bounds, height) = (view.bounds, toolbar.sizeThatFits(view.bounds.size).height)
        let isAtEdge = isGlass && covered.bottom <= UIScreen.main.safeAreaInsets.bottom
        let below = isAtEdge ? 0 : covered.bottom
        toolbar.frame = CGRect(
            x: 0, y: bounds.maxY - below - height, width: bounds.width, height: height)
        let isSame = items.elementsEqual(toolbar.items ?? [], by: ===)
        if !isSame { toolbar.setItems(items, animated: false) }
    }

    /// Returns the bar for the layout; up to iOS 6 content extends only behind translucent black
    /// bars.
    private func bar(_ length: CGFloat, _ bar: UINavigationBar) -> ContainerBar {
        let isClassic = UIScreen.main.era == .classic
        return ContainerBar(
            length: length,
            isTranslucent: isClassic ? bar.barStyle == .blackTranslucent : bar.isTranslucent)
    }

    private func bar(_ length: CGFloat, _ bar: UIToolbar) -> ContainerBar {
        let isClassic = UIScreen.main.era == .classic
        return ContainerBar(
            length: length,
            isTranslucent: isClassic ? bar.barStyle == .blackTranslucent : bar.isTranslucent)
    }

    /// The height of the bars of a split view's columns, which are aligned although only one column
    /// may have regular width.
    private var columnRowHeight: CGFloat? {
        guard let split = parent as? UISplitViewController else { return nil }
        return BarMetrics(split.traitCollection).navigationBarHeight
    }

    /// The height of bars in sheets, which is greater from iOS 13 on (Documentation/Metrics.md
    /// 1.2).
    private var sheetRowHeight: CGFloat? {
        guard UIScreen.main.era >= .dark, nearestPresentation?.raisesBars == true else {
            return nil
        }
        return BarMetrics(traitCollection).sheetNavigationBarHeight
    }

    // MARK: Scrolling

    /// Updates the bar's background, search bar, and large title for the top controller's scroll
    /// view. When scrolling ends, both are either complete or hidden: the search bar is hidden once
    /// the content has moved by its height, then the title.
    func followScrolling() {
        let scrollView = state.shown?.barScrollView
        let offset = scrollView?.contentOffset.y ?? 0
        let isAtRest = scrollView.map { offset <= -$0.settledInset.top } ?? true
        let isBelowLargeTitle = navigationBar.showsLargeTitle
        let search = hidesSearchBar ? navigationBar.expandedSearchBarHeight : 0
        let hasTitle = isBelowLargeTitle || navigationBar.isLargeTitleCollapsed
        let title = hasTitle ? navigationBar.expandedLargeTitleHeight : 0
        let isWhole = !navigationBar.isLargeTitleCollapsed && !navigationBar.isSearchBarCollapsed
        var moved: CGFloat = 0
        if let scrollView, !isAtRest || !isWhole {
            let gone =
                (navigationBar.isLargeTitleCollapsed ? title : 0)
                + (navigationBar.isSearchBarCollapsed ? search : 0)
            moved = offset + navigationBar.frame.maxY + gone + scrollView.contentInset.top
        }
        let usesEdge = SystemBehavior.clearBarsAtScrollEdge.isActive || isBelowLargeTitle
        setScrolling(
            isAtEdge: isAtRest && usesEdge, hidesTitle: title > 0 && moved >= search + title,
            hidesSearch: search > 0 && moved >= search)
        followScrollingBelow(scrollView)
        navigationBar.contentBelow = scrollView
        toolbar.contentBelow = scrollView
    }

    /// Makes the toolbar clear, from iOS 15 on, if no content is behind it: without a scroll view,
    /// and at the end of its content.
    private func followScrollingBelow(_ scrollView: UIScrollView?) {
        guard SystemBehavior.clearBarsAtScrollEdge.isActive else { return }
        let isAtEnd = scrollView.map { $0.restBelow <= 0 } ?? true
        if toolbar.isAtScrollEdge != isAtEnd { toolbar.isAtScrollEdge = isAtEnd }
    }

    private var hidesSearchBar: Bool {
        navigationBar.topItem?.hidesSearchBarWhenScrolling == true
            && navigationBar.topItem?.searchController?.isActive == false
    }

    private func setScrolling(isAtEdge: Bool, hidesTitle: Bool, hidesSearch: Bool) {
        let bar = navigationBar
        if bar.isAtScrollEdge != isAtEdge { bar.isAtScrollEdge = isAtEdge }
        guard bar.isLargeTitleCollapsed != hidesTitle || bar.isSearchBarCollapsed != hidesSearch
        else { return }
        bar.isLargeTitleCollapsed = hidesTitle
        bar.isSearchBarCollapsed = hidesSearch
        view.setNeedsLayout()
    }
}
