import Foundation

/// Where a collection's layout puts an item.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
    public let indexPath: IndexPath
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }

    /// Around the centre, without the transform.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// Attributes of their own with the same values.
    func duplicate() -> UICollectionViewLayoutAttributes {
        let other = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        (other.center, other.size, other.transform) = (center, size, transform)
        (other.alpha, other.zIndex, other.isHidden) = (alpha, zIndex, isHidden)
        return other
    }
}

extension IndexPath {
    /// The place of an item in a section.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// The place of a row in a section.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    public var section: Int { self[0] }
    public var item: Int { self[1] }
    public var row: Int { self[1] }
}
