import Foundation

extension UIPageViewController {
    /// Places the pages, and the page control between the content and the safe area.
    func layOutPages() {
        askForSpine()
        let area = contentArea
        for (index, page) in shownPages.enumerated() {
            place(page, below: pageState.control)
            view.place(managed: page.view, in: showsTwo ? half(index, of: area) : area)
        }
        guard let control = pageState.control else { return }
        control.frame = CGRect(
            x: 0, y: area.maxY, width: view.bounds.width, height: control.frame.height)
    }

    private var contentArea: CGRect {
        guard let control = pageState.control else { return view.bounds }
        let height = PageControlMetrics.current.height
        control.frame.size.height = height
        let safeArea = UIView.knowsSafeAreas ? view.safeAreaInsets.bottom : 0
        return view.bounds.inset(by: UIEdgeInsets(bottom: height + safeArea))
    }

    /// Returns the half at the left or right of the spine, or above or below it.
    private func half(_ index: Int, of area: CGRect) -> CGRect {
        let isHorizontal = navigationOrientation == .horizontal
        let (first, second) = area.divided(
            atDistance: isHorizontal ? area.width / 2 : area.height / 2,
            from: isHorizontal ? .minXEdge : .minYEdge)
        let isMirrored =
            isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (index == 0) != isMirrored ? first : second
    }

    /// Calls the delegate in each new orientation, which may move the spine and set other pages.
    private func askForSpine() {
        let orientation = UIScreen.main.orientation
        guard transitionStyle == .pageCurl, let delegate,
            pageState.spineOrientation != orientation
        else { return }
        pageState.spineOrientation = orientation
        let spine = delegate.pageViewController(self, spineLocationFor: orientation)
        guard spine != spineLocation else { return }
        spineLocation = spine
    }
}
