import Foundation

extension UIScrollView {
    /// Updates dependent views after the bounds have moved over the content.
    func scrolled() {
        setNeedsLayout()
        followingRefreshControl?.place()
        tellBars()
        delegate?.scrollViewDidScroll(self)
    }

    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let shown = bounds.inset(by: inset)
        let rect = rect.intersection(checked: CGRect(origin: .zero, size: contentSize))
        guard !rect.isNull else { return contentOffset }
        return CGPoint(
            x: contentOffset.x + Self.shift(from: shown.extent(.horizontal), rect, .horizontal),
            y: contentOffset.y + Self.shift(from: shown.extent(.vertical), rect, .vertical))
    }

    /// Returns the smallest offset change after which the visible extent contains the rectangle, or
    /// starts with it if it is too short.
    private static func shift(
        from shown: (minimum: CGFloat, length: CGFloat), _ rect: CGRect,
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let wanted = rect.extent(axis)
        let before = wanted.minimum - shown.minimum
        let after = before + wanted.length - shown.length
        if before < 0 || wanted.length > shown.length { return before }
        return max(0, after)
    }

    /// Scales the delegate's view, whose upper left corner stays in place, and the content size
    /// with it.
    func zoom(to scale: CGFloat) {
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard scale != storedZoomScale, scale.isFinite, scale > 0 else { return }
        storedZoomScale = scale
        if let view = delegate?.viewForZooming(in: self) {
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.center.x += origin.x - view.frame.minX
            view.center.y += origin.y - view.frame.minY
            contentSize = view.frame.size
        }
        delegate?.scrollViewDidZoom(self)
    }
}
