import Foundation

/// The unavailable content of a controller: its configuration, and the view that shows it.
@MainActor struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// Whether the controller's method must be called before the next layout.
    var needsUpdate = true
}

extension UIViewController {
    /// The state for the next update of the configuration.
    var currentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = items.navigationItem?.searchController?.searchBar.text
        return state
    }

    /// Calls the controller's method once after `setNeedsUpdateContentUnavailableConfiguration()`.
    func updateUnavailableIfNeeded() {
        guard unavailable.needsUpdate else { return }
        unavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
        unavailable.configuration = configuration
        let shown = configuration?.updated(for: contentUnavailableConfigurationState)
        if let shown, let view = unavailable.view, view.supports(shown) {
            view.configuration = shown
        } else {
            unavailable.view?.removeFromSuperview()
            unavailable.view = shown?.makeContentView()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Places the content in front of the other views, in the visible part of a scroll view.
    func placeUnavailable() {
        guard let content = unavailable.view, let view = viewIfLoaded else { return }
        if content.superview !== view {
            view.addSubview(content)
        } else if view.subviews.last !== content {
            view.bringSubviewToFront(content)
        }
        view.place(managed: content, in: view.bounds)
        guard let insets = (view as? UIScrollView)?.adjustedContentInset,
            let content = content as? UIContentUnavailableView, content.scrollInsets != insets
        else { return }
        content.scrollInsets = insets
    }
}
