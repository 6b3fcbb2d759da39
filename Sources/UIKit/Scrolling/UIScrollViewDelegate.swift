import Foundation

/// The methods that a scroll view calls; all are optional.
///
/// If a class conforms and its subclasses implement a method, the class must declare it itself.
/// Otherwise the default implementation is called instead of the subclass's.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called with the content's velocity, in points per millisecond; the offset may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view that `zoomScale` scales, if any.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Called for a tap on the status bar, which no preview has.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        NamedMethod.call("scrollViewDidScroll:", of: self, scrollView)
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        NamedMethod.call("scrollViewWillBeginDragging:", of: self, scrollView)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        NamedMethod.call("scrollViewWillBeginDecelerating:", of: self, scrollView)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        NamedMethod.call("scrollViewDidEndDecelerating:", of: self, scrollView)
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        NamedMethod.call("scrollViewDidZoom:", of: self, scrollView)
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        NamedMethod.call("scrollViewDidEndScrollingAnimation:", of: self, scrollView)
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        NamedMethod.value("viewForZoomingInScrollView:", of: self, scrollView)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        NamedMethod.call("scrollViewWillBeginZooming:withView:", of: self, scrollView, view)
    }
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        NamedMethod.call(
            "scrollViewDidEndZooming:withView:atScale:", of: self, scrollView, view, scale)
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        NamedMethod.value("scrollViewShouldScrollToTop:", of: self, scrollView) ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        NamedMethod.call("scrollViewDidScrollToTop:", of: self, scrollView)
    }
}
