import Foundation

extension UIScrollView {
    /// The content inset, the room of a control that refreshes, and from iOS 11 on the safe area at
    /// the edges that the behaviour names.
    public var adjustedContentInset: UIEdgeInsets {
        let added = inset(from: safeAreaInsets)
        return UIEdgeInsets(
            top: contentInset.top + added.top + refreshHeight, left: contentInset.left + added.left,
            bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
    }

    private var refreshHeight: CGFloat {
        guard let refreshControl, refreshControl.isRefreshing else { return 0 }
        return refreshControl.height
    }

    /// What the content inset takes over of the safe area; `automatic` is `scrollableAxes` outside
    /// of bars' controllers.
    func inset(from safeArea: UIEdgeInsets) -> UIEdgeInsets {
        guard Self.knowsSafeAreas, contentInsetAdjustmentBehavior != .never else {
            return .zero
        }
        guard contentInsetAdjustmentBehavior != .always else { return safeArea }
        var insets = safeArea
        if !scrollsHorizontally { (insets.left, insets.right) = (0, 0) }
        if !scrollsVertically { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    private var scrollsHorizontally: Bool {
        alwaysBounceHorizontal
            || contentSize.width + contentInset.left + contentInset.right > bounds.width
    }

    private var scrollsVertically: Bool {
        alwaysBounceVertical
            || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }

    /// Keeps a content that rests at its beginning there, and tells of a new inset.
    func settleInset() {
        let (old, new) = (settledInset, adjustedContentInset)
        guard new != old else { return }
        settledInset = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        contentOffset = offset
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
