import Foundation

extension UISearchController {
    /// Whether the results cover the content.
    var showsResults: Bool {
        guard searchState.isActive, searchResultsController != nil else { return false }
        let hasText = searchBar.text?.isEmpty == false
        return showsSearchResultsController || automaticallyShowsSearchResultsController && hasText
    }

    /// The controller whose view contains the bar.
    private var presenter: UIViewController? {
        searchState.presenter ?? searchBar.superview?.owningController
            ?? item?.bar?.superview?.owningController
    }

    func activate() {
        guard !searchState.isActive, let presenter else { return }
        delegate?.willPresentSearchController(self)
        searchState.isActive = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
            searchBar.showsScopeBar = true
        }
        delegate?.presentSearchController(self)
        // First, because the navigation bar releases it while the presentation lays out.
        takeBar()
        presenter.outermost.present(self, animated: false)
        contentChanged()
        delegate?.didPresentSearchController(self)
    }

    func deactivate() {
        guard searchState.isActive else { return }
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.text = nil
        searchState.isActive = false
        contentChanged()
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        giveBarBack()
        dismiss(animated: false)
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    // MARK: The bar

    private func takeBar() {
        searchState.home = searchBar.superview
        searchState.fixedFrame = nil
        // A search that a button begins has no bar until then.
        guard let home = searchBar.superview else { return view.addSubview(searchBar) }
        searchState.homeFrame = searchBar.frame
        let frame = home.convert(searchBar.frame, to: nil)
        searchState.top = frame.minY
        searchState.fixedFrame = searchBar.isIntegrated ? frame : nil
        view.addSubview(searchBar)
    }

    private func giveBarBack() {
        guard let home = searchState.home else { return searchBar.removeFromSuperview() }
        home.addSubview(searchBar)
        searchBar.frame = searchState.homeFrame
        home.setNeedsLayout()
    }

    // MARK: User input

    func beganEditing() {
        activate()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func textChanged() {
        contentChanged()
        presenter?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: Content

    /// Shows or hides the results.
    func contentChanged() {
        guard isViewLoaded else { return }
        if let results = searchResultsController {
            if showsResults, results.parent !== self {
                addChild(results)
                exchange([], for: [results], below: nil)
                results.didMove(toParent: self)
            } else if !showsResults, results.parent === self {
                results.willMove(toParent: nil)
                exchange([results], for: [], below: nil)
                results.removeFromParent()
            }
        }
        view.setNeedsLayout()
    }

    /// Places the search bar at the top, or where it was if the navigation bar stays, and the
    /// results below it.
    func layOutSearch(_ screen: SearchContainerView) {
        guard searchState.isActive else { return }
        let bounds = screen.bounds
        if let frame = searchState.fixedFrame { return layOutInPlace(screen, frame) }
        let safeTop = screen.safeAreaInsets.top
        let top = hidesNavigationBarDuringPresentation ? safeTop : searchState.top
        let height = searchBar.sizeThatFits(bounds.size).height
        if searchBar.superview === screen {
            searchBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            screen.bringSubviewToFront(searchBar)
        }
        screen.place(barTop: hidesNavigationBarDuringPresentation ? 0 : top, bottom: top + height)
        guard showsResults, let results = searchResultsController else { return }
        ContainerLayout(
            bounds, top: ContainerBar(length: top + height, isTranslucent: true)
        ).place(results)
    }

    /// Leaves an integrated search bar where it is, in front of the results.
    private func layOutInPlace(_ screen: SearchContainerView, _ frame: CGRect) {
        searchBar.frame = screen.convert(frame, from: nil)
        screen.place(barTop: 0, bottom: 0)
        screen.bringSubviewToFront(searchBar)
        guard showsResults, let results = searchResultsController else { return }
        let isAtTop = frame.midY < screen.bounds.midY
        let covered = isAtTop ? frame.maxY : screen.bounds.maxY - frame.minY
        let bar = ContainerBar(length: covered, isTranslucent: true)
        ContainerLayout(screen.bounds, top: isAtTop ? bar : nil, bottom: isAtTop ? nil : bar)
            .place(results)
    }
}

extension UIView {
    /// The controller whose view contains this one.
    var owningController: UIViewController? {
        viewController ?? superview?.owningController
    }
}
