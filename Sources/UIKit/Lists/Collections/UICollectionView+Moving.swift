import Foundation

/// The movement of an item by a gesture, which has no effect.
extension UICollectionView {
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

    public func endInteractiveMovement() {}

    public func cancelInteractiveMovement() {}
}
