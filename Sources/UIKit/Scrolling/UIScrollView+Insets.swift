import Foundation

extension UIScrollView {
    /// The adjusted inset without the height of a refresh control.
    var restingInset: UIEdgeInsets {
        let added = inset(from: safeAreaInsets)
        return UIEdgeInsets(
            top: contentInset.top + added.top, left: contentInset.left + added.left,
            bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
    }

    /// The refresh control, if it is a subview.
    var followingRefreshControl: UIRefreshControl? {
        guard let control = placedRefreshControl, control.superview === self else { return nil }
        return control
    }

    var refreshHeight: CGFloat {
        guard let control = followingRefreshControl, control.isRefreshing else { return 0 }
        return control.height
    }

    /// Returns the part of the safe area that is added to the content inset. `automatic` is
    /// `scrollableAxes`, but always includes the top and bottom in a navigation controller's
    /// content (Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior`).
    func inset(from safeArea: UIEdgeInsets) -> UIEdgeInsets {
        guard Self.knowsSafeAreas, contentInsetAdjustmentBehavior != .never else {
            return .zero
        }
        guard contentInsetAdjustmentBehavior != .always else { return safeArea }
        var insets = safeArea
        if !scrollsHorizontally { (insets.left, insets.right) = (0, 0) }
        if !scrollsVertically, !isNavigationContent { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Whether the scroll view is the content of a controller in a navigation controller that
    /// adjusts insets automatically.
    private var isNavigationContent: Bool {
        guard contentInsetAdjustmentBehavior == .automatic,
            let controller = viewController ?? superview?.viewController,
            controller.automaticallyAdjustsScrollViewInsets, controller.barScrollView === self
        else { return false }
        return controller.navigationController != nil
    }

    private var scrollsHorizontally: Bool {
        alwaysBounceHorizontal
            || contentSize.width + contentInset.left + contentInset.right > bounds.width
    }

    private var scrollsVertically: Bool {
        alwaysBounceVertical
            || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }

    /// Keeps content that rests at its start there, and notifies of a new inset. An offset that
    /// code has set stays, even beyond the content. The content doesn't move when refreshing
    /// begins; when it ends, content that was pulled down returns.
    func settleInset() {
        let (old, new) = (settledInset, adjustedContentInset)
        guard new != old else { return }
        let (oldRefresh, newRefresh) = (settledRefreshHeight, refreshHeight)
        settledInset = new
        settledRefreshHeight = newRefresh
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if oldRefresh > 0, offset.y == -old.top {
            offset.y = -new.top
        } else if offset.y == oldRefresh - old.top {
            offset.y = newRefresh - new.top
        }
        contentOffset = offset
        followingRefreshControl?.place()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
