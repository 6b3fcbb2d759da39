import Foundation

/// What hears of a coming size or of coming traits, and says how large its children will be.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// In points; UIKit doesn't call `viewWillTransition` for a child that has this size already.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// A child's `preferredContentSize` has changed.
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// Tells children, then what the controller presents (Apple: viewWillTransition(to:with:)).
    func forwardTransition(
        to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let childSize = self.size(
                forChildContentContainer: child, withParentContainerSize: size)
            guard childSize != child.viewIfLoaded?.bounds.size else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        modal.presented?.modal.presentation?.active.viewWillTransition(to: size, with: coordinator)
    }

    func forwardTransition(
        to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.tellTransition(to: traits, coordinator) }
        modal.presented?.modal.presentation?.active.willTransition(to: traits, with: coordinator)
    }

    /// Tells of coming traits around the controller, unless its own ones leave it as it is.
    func tellTransition(
        to outer: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let traits = outer.overridden(by: traitState)
        guard !traits.isEqual(traitCollection) else { return }
        willTransition(to: traits, with: coordinator)
    }

    /// A child's edges that follow the container's keep their distances from them; one that isn't
    /// shown will have the whole size.
    func comingSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let child = (child as? UIViewController)?.viewIfLoaded, child.window != nil,
            let old = viewIfLoaded?.bounds.size
        else { return size }
        let (own, mask) = (child.bounds.size, child.autoresizingMask)
        let byMask = child.translatesAutoresizingMaskIntoConstraints
        let follows = (
            own.width == old.width || !byMask || mask.contains(.flexibleWidth),
            own.height == old.height || !byMask || mask.contains(.flexibleHeight)
        )
        return CGSize(
            width: follows.0 ? own.width + size.width - old.width : own.width,
            height: follows.1 ? own.height + size.height - old.height : own.height)
    }
}
