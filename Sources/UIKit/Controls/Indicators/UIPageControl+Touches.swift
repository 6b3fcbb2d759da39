import Foundation

extension UIPageControl {
    /// A tap beside the middle goes a page on or back.
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
