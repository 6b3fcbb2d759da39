import Foundation

extension UIPageControl {
    /// Goes one page forward or back, depending on the side of the middle that was tapped.
    func touchEnded(_ touch: UITouch?) {
        guard isTouchInside, let place = touch?.location(in: self) else { return }
        let isForward =
            isVertical
            ? (place.y > bounds.midY) == (direction == .topToBottom)
            : (place.x > bounds.midX) != isReversed
        let page = currentPage
        currentPage += isForward ? 1 : -1
        if currentPage != page { sendValueChanged() }
    }

    private var isReversed: Bool {
        switch direction {
        case .leftToRight: false
        case .rightToLeft: true
        default: effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }
}
