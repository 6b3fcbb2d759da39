import Foundation

extension UIPageViewController {
    /// Adds swipes that turn pages, and taps at the sides that turn curling pages.
    func addRecognizers() {
        let isHorizontal = navigationOrientation == .horizontal
        let onward = UISwipeGestureRecognizer(
            target: self, action: UIPageViewController.swipedOnward)
        onward.direction = isHorizontal ? .left : .up
        let back = UISwipeGestureRecognizer(target: self, action: UIPageViewController.swipedBack)
        back.direction = isHorizontal ? .right : .down
        pageState.recognizers = [onward, back]
        if transitionStyle == .pageCurl {
            pageState.recognizers.append(
                UITapGestureRecognizer(target: self, action: UIPageViewController.tapped(_:)))
        }
        for recognizer in pageState.recognizers { view.addGestureRecognizer(recognizer) }
    }

    private func swipedOnward() { turn(isMirrored ? .reverse : .forward) }
    private func swipedBack() { turn(isMirrored ? .forward : .reverse) }

    private var isMirrored: Bool {
        navigationOrientation == .horizontal
            && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Turns a curling page after a tap in the outer fifth of the width or height.
    private func tapped(_ tap: UITapGestureRecognizer) {
        let (place, size) = (tap.location(in: view), view.bounds.size)
        let isHorizontal = navigationOrientation == .horizontal
        let part = isHorizontal ? place.x / size.width : place.y / size.height
        if part > 0.8 { swipedOnward() } else if part < 0.2 { swipedBack() }
    }

    /// Turns the page after a tap on the page control, which has already changed its current page.
    func dotsTapped(_ control: UIPageControl) {
        let index = control.currentPage
        let isForward = index > (pageState.shownIndex ?? 0)
        if !turn(isForward ? .forward : .reverse) { updatePageControl() }
    }

    /// Shows the pages next to the current ones, if the data source provides any.
    @discardableResult func turn(_ direction: NavigationDirection) -> Bool {
        guard let pages = pages(direction), takes(pages) else { return false }
        let previous = pageState.pages
        delegate?.pageViewController(self, willTransitionTo: pages)
        replacePages(with: pages)
        moveDots(direction)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous,
            transitionCompleted: true)
        return true
    }

    /// Returns the next one or two pages in a direction, ordered from the left.
    private func pages(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource else { return nil }
        let isForward = direction == .forward
        var pages: [UIViewController] = []
        var edge = isForward ? shownPages.last : shownPages.first
        while pages.count < (showsTwo ? 2 : 1), let current = edge {
            edge =
                isForward
                ? dataSource.pageViewController(self, viewControllerAfter: current)
                : dataSource.pageViewController(self, viewControllerBefore: current)
            if let edge { pages.append(edge) }
        }
        guard !pages.isEmpty else { return nil }
        return isForward ? pages : pages.reversed()
    }

    /// Changes the page control's current page; the data source isn't called again after a touch
    /// (Apple: presentationIndex).
    private func moveDots(_ direction: NavigationDirection) {
        guard let index = pageState.shownIndex else { return }
        let moved = index + (direction == .forward ? 1 : -1)
        pageState.control?.currentPage = moved
        pageState.shownIndex = pageState.control?.currentPage
    }
}
