import Foundation

/// A movement of the focus from an item to another one; none happens in a preview.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    open weak var previouslyFocusedView: UIView? { nil }
    open weak var nextFocusedView: UIView? { nil }
    open var focusHeading: UIFocusHeading { [] }
}

/// A movement of the focus between rows.
@preconcurrency @MainActor public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    public var previouslyFocusedIndexPath: IndexPath? { nil }
    public var nextFocusedIndexPath: IndexPath? { nil }
}

/// A movement of the focus between items.
@preconcurrency @MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    public var previouslyFocusedIndexPath: IndexPath? { nil }
    public var nextFocusedIndexPath: IndexPath? { nil }
}

/// A hint about a movement of the focus.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
    open var movementDirection: CGVector { .zero }
    open var translation: CGVector { .zero }
    open var rotation: CGPoint { .zero }
}

/// Coordinates animations with a movement of the focus. Animations are performed at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(
        _ animations: (() -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?()
        completion?()
    }

    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { completion?() }

    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { completion?() }
}

@preconcurrency @MainActor public protocol UIFocusAnimationContext: AnyObject {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}
