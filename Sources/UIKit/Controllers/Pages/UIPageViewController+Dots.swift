import Foundation

extension UIPageViewController {
    /// Shows a page control for horizontally scrolling pages if the data source counts them (Apple:
    /// UIPageViewControllerDataSource, presentationCount).
    func updatePageControl() {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
            !pageState.pages.isEmpty
        else { return hidePageControl() }
        let count = dataSource.presentationCount(for: self)
        guard count > 0 else { return hidePageControl() }
        let control = pageState.control ?? makePageControl()
        control.numberOfPages = count
        control.currentPage = dataSource.presentationIndex(for: self)
        pageState.shownIndex = control.currentPage
        viewIfLoaded?.setNeedsLayout()
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        pageState.control = control
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let control { self?.dotsTapped(control) }
            }, for: .valueChanged)
        viewIfLoaded?.addSubview(control)
        return control
    }

    private func hidePageControl() {
        pageState.control?.removeFromSuperview()
        pageState.control = nil
        viewIfLoaded?.setNeedsLayout()
    }
}
