import Foundation

/// A layout, which determines the positions of a collection view's views. Subclasses compute the
/// layout attributes and return them.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout. UIKit doesn't read the property, because overrides
    /// can require a value: `override var collectionView: UICollectionView { super.collectionView! }`.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?
    /// Whether `prepare()` has run since the last invalidation.
    var isPrepared = false
    var decorations = ReuseRegistry()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of new attributes.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            ?? UICollectionViewLayoutAttributes.self
    }
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    /// Prepares the layout. Called before attributes are requested.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the views that intersect a rectangle of the content.
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    open func invalidateLayout() {
        isPrepared = false
        owner?.setNeedsLayout()
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        owner?.setNeedsLayout()
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { Self.newContext() }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { Self.newContext() }

    private static func newContext() -> UICollectionViewLayoutInvalidationContext {
        (invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
            ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Whether views are measured for their preferred sizes.
    var measuresViews: Bool { true }

    /// Discards measured sizes, because the data has changed.
    func dataChanged() {}

    /// Stores the preferred size of a view for the next preparation.
    func takePreferred(_ preferred: UICollectionViewLayoutAttributes) {}

    // MARK: Scrolling and animation

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}

    /// Called with the inserted, deleted, reloaded, and moved items, after the layout was prepared
    /// for the new data.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    open func finalizeCollectionViewUpdates() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// Returns the path of the item at the position, or the item's present one.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.movementTarget(at: position) ?? previousIndexPath }

    /// Returns the item's attributes with the position as their center.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? attributesClass.make(at: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = Self.newContext()
        context.movement = (previousIndexPaths, targetIndexPaths, targetPosition)
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = Self.newContext()
        context.movement = (previousIndexPaths, indexPaths, .zero)
        return context
    }

    // MARK: Direction

    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Whether the layout's attributes are mirrored already.
    var mirrorsItself: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Decorations

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(
            ReuseRegistry.Registration(viewClass, as: UICollectionReusableView.self),
            for: .decoration(elementKind))
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(ReuseRegistry.Registration(nib), for: .decoration(elementKind))
    }
}

/// The invalid parts of a layout, which are always all of them here.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public required override init() {
        super.init()
    }

    open var invalidateEverything: Bool { true }
    open var invalidateDataSourceCounts: Bool { false }
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The moving items' previous and new paths, and their position.
    var movement: (previous: [IndexPath], target: [IndexPath], position: CGPoint)?

    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }
    open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
