import Foundation

extension UIScrollView {
    func makePanRecognizer() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer(target: self, action: UIScrollView.panned)
        pan.view = self
        return pan
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDragging()
            drag(by: pan.translation(in: self))
        case .changed: drag(by: pan.translation(in: self))
        case .ended, .cancelled: endDragging(velocity: pan.velocity(in: self))
        case .possible, .failed: break
        }
    }

    /// Returns whether the content can scroll in the finger's direction, so that recognizers of
    /// ancestors don't get the pan.
    func takesPan(_ pan: UIPanGestureRecognizer) -> Bool {
        let way = pan.translation(in: self)
        let isHorizontal = abs(way.x) > abs(way.y)
        return isScrollEnabled
            && (isHorizontal ? canDragHorizontally : canDragVertically)
    }

    private var canDragHorizontally: Bool {
        alwaysBounceHorizontal || restingOffsets.width > 0
    }

    private var canDragVertically: Bool { alwaysBounceVertical || restingOffsets.height > 0 }

    /// The range of offsets at which the content may rest, without empty space beyond its edges.
    private var restingOffsets: CGRect {
        let inset = adjustedContentInset
        let width = contentSize.width + inset.left + inset.right - bounds.width
        let height = contentSize.height + inset.top + inset.bottom - bounds.height
        return CGRect(
            x: -inset.left, y: -inset.top, width: max(0, width), height: max(0, height))
    }

    private func rest(_ offset: CGPoint) -> CGPoint {
        let range = restingOffsets
        return CGPoint(
            x: min(max(offset.x, range.minX), range.maxX),
            y: min(max(offset.y, range.minY), range.maxY))
    }

    private func beginDragging() {
        dragStart = contentOffset
        if keyboardDismissMode != .none { FirstResponder.current?.resignFirstResponder() }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Scrolls, but not beyond the content's edges: there is no bounce.
    private func drag(by way: CGPoint) {
        guard let dragStart else { return }
        let offset = rest(CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y))
        if offset != contentOffset { contentOffset = offset }
    }

    /// Ends the scrolling immediately where the velocity and the delegate would end it.
    private func endDragging(velocity: CGPoint) {
        dragStart = nil
        // In points per millisecond, of the content instead of the finger.
        let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
        var target = rest(offsetAfterDeceleration(speed))
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: speed, targetContentOffset: &target)
        let decelerates = target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Returns the final offset. With the fraction `rate` of its velocity left after each
    /// millisecond, the content moves by `speed × rate / (1 − rate)`; with paging it ends at the
    /// nearest page.
    private func offsetAfterDeceleration(_ speed: CGPoint) -> CGPoint {
        let rate = decelerationRate.rawValue
        let time = rate / (1 - rate)
        let free = CGPoint(
            x: contentOffset.x + speed.x * time, y: contentOffset.y + speed.y * time)
        guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return free }
        let flick = CGPoint(x: Self.sign(speed.x) / 2, y: Self.sign(speed.y) / 2)
        return CGPoint(
            x: (contentOffset.x / bounds.width + flick.x).rounded() * bounds.width,
            y: (contentOffset.y / bounds.height + flick.y).rounded() * bounds.height)
    }

    private static func sign(_ speed: CGFloat) -> CGFloat {
        abs(speed) < 0.1 ? 0 : speed < 0 ? -0.99 : 0.99
    }

    /// Scrolls like a finger that moves by the opposite distance, however far, and then rests.
    package func scroll(byDragging way: CGPoint) {
        beginDragging()
        drag(by: CGPoint(x: -way.x, y: -way.y))
        endDragging(velocity: .zero)
    }
}
