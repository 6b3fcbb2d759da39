import Foundation

/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
}

/// An object whose position and rotation a dynamic animator controls.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The center in the coordinate space of the animator's reference system.
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    /// The rotation. An animator replaces it by a transform that only rotates.
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The convex outline for the type `path`, around the item's center.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    public var collisionBoundingPath: UIBezierPath {
        let size = bounds.size
        return UIBezierPath(
            rect: CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
