import Devices
import Foundation

extension UINavigationController {
    /// What status bar, home indicator and the containers around cover. Up to iOS 6 the views
    /// around leave that out, but for those that want the full screen.
    private var covered: UIEdgeInsets {
        guard UIScreen.main.era == .classic else { return view.safeAreaInsets }
        let isFull = wantsFullScreenLayout && parent == nil
        return UIEdgeInsets(top: isFull ? UIScreen.main.statusBarHeight : 0)
    }

    /// Full-screen bars of phones with an island begin above the safe area's end
    /// (Documentation/Metrics.md 1.2).
    private func barTop(_ covered: UIEdgeInsets) -> CGFloat {
        let screen = UIScreen.main
        guard screen.era > .classic, covered.top == screen.safeAreaInsets.top else {
            return covered.top
        }
        return screen.navigationBarTop
    }

    private var hidesBars: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Bars first, then the top's view among them.
    func placeViews() {
        let covered = covered
        let bounds = view.bounds
        navigationBar.isHidden = isNavigationBarHidden || hidesBars
        navigationBar.rowHeight = sheetRowHeight ?? columnRowHeight
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

    private func placeToolbar(_ covered: UIEdgeInsets) {
        toolbar.isHidden = isToolbarHidden || hidesBars
        let (bounds, height) = (view.bounds, toolbar.sizeThatFits(view.bounds.size).height)
        toolbar.frame = CGRect(
            x: 0, y: bounds.maxY - covered.bottom - height, width: bounds.width, height: height)
        let items = state.shown?.toolbarItems ?? []
        let isSame = items.elementsEqual(toolbar.items ?? [], by: ===)
        if !isSame { toolbar.setItems(items, animated: false) }
    }

    /// Up to iOS 6 only the translucent black bars let content through.
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

    /// Bars of a split view's columns stand in one line, though only one column may be of
    /// regular width.
    private var columnRowHeight: CGFloat? {
        guard let split = parent as? UISplitViewController else { return nil }
        return BarMetrics(split.traitCollection).navigationBarHeight
    }

    /// Bars in sheets are higher since iOS 13 (Documentation/Metrics.md 1.2).
    private var sheetRowHeight: CGFloat? {
        guard UIScreen.main.era >= .dark, nearestPresentation?.raisesBars == true else {
            return nil
        }
        return BarMetrics(traitCollection).sheetNavigationBarHeight
    }

    // MARK: Scrolling

    /// The bar's look, its search bar and its large title follow the top's scroll view. At rest
    /// both are whole or gone: first the search bar goes, when the content has moved by its
    /// height, then the title.
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
    }

    /// From iOS 15 on the toolbar is clear where nothing lies behind it: without a scroll view,
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

extension UIScrollView {
    /// How much of the content lies below what is seen, in points.
    fileprivate var restBelow: CGFloat {
        contentSize.height + settledInset.bottom - contentOffset.y - bounds.height
    }

    /// The navigation bar above looks at the scroll view of the controller that it stands over.
    func tellBars() {
        var view: UIView? = self
        while let current = view {
            if let bars = current.viewController?.parent as? UINavigationController {
                if bars.state.shown?.barScrollView === self { bars.followScrolling() }
                return
            }
            view = current.superview
        }
    }
}
