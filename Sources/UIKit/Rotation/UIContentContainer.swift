import Foundation

/// An object that is notified of size and trait transitions, and determines the sizes of its
/// children.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// Returns the size in points; UIKit doesn't call `viewWillTransition` for a child that already
    /// has it.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called after a child's `preferredContentSize` has changed.
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
    var preferredContentSize: CGSize { get }
    func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// Forwards the call to children, then to the presented controller (Apple:
    /// viewWillTransition(to:with:)).
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

    /// Forwards a transition to new traits, unless the controller's own traits override the change.
    func tellTransition(
        to outer: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let traits = outer.overridden(by: traitState)
        guard !traits.isEqual(traitCollection) else { return }
        willTransition(to: traits, with: coordinator)
    }

    /// Returns the new size of a child whose edges keep their distances from the container's edges
    /// if they follow them. A child that isn't on screen will have the whole size.
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
