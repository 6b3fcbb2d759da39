import Foundation

/// The layout attributes of a cell or another view in a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath = IndexPath()
    open var center = CGPoint.zero
    open var size = CGSize.zero
    /// The transform in three dimensions. A new affine transform replaces it, and a new one replaces
    /// the affine transform.
    open var transform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    open private(set) var representedElementKind: String?
    /// The axes along which the layout determines the size, not the content.
    var fixedAxes: UIAxis = []

    public required override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(
        forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
    ) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Returns new attributes of this class.
    static func make(
        _ category: UICollectionView.ElementCategory = .cell, _ kind: String? = nil,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = self.init()
        attributes.indexPath = indexPath
        attributes.representedElementCategory = category
        attributes.representedElementKind = kind
        return attributes
    }

    /// The frame around the center, without the transform.
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

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Whether other attributes of the same class have the same values. (Source: Apple,
    /// *UICollectionViewLayoutAttributes*, Subclassing Notes.)
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes,
            type(of: other) == type(of: self)
        else { return false }
        return MainActor.assumeIsolated { hasValues(of: other) }
    }

    /// The hash of the index path.
    open nonisolated override var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue }
    }

    private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    /// Returns a copy of the attributes.
    func duplicate() -> UICollectionViewLayoutAttributes {
        let other = Self()
        other.indexPath = indexPath
        (other.center, other.size, other.transform3D) = (center, size, transform3D)
        (other.alpha, other.zIndex, other.isHidden) = (alpha, zIndex, isHidden)
        other.representedElementCategory = representedElementCategory
        other.representedElementKind = representedElementKind
        other.fixedAxes = fixedAxes
        return other
    }
}
