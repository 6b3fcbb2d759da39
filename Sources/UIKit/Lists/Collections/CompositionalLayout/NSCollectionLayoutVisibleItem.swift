import Foundation

/// An item that a section's handler can change while it scrolls.
///
/// The handler isn't called, because previews show sections at rest.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject, UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}
