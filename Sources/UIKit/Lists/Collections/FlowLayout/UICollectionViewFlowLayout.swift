import Foundation

/// A layout that arranges items in lines, with as many items per line as fit, section by section.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum SectionInsetReference: Int, Sendable, Hashable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// An estimated size for items that determine their own sizes. Until they do, they are 50 by 50
    /// points.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of items, which is zero if they don't size themselves.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidateLayout() }
    }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    var sections: [FlowSection] = []
    private var contentSize = CGSize.zero
    private var preferred: [IndexPath: CGSize] = [:]

    open override func prepare() {
        super.prepare()
        guard let collectionView = owner else { return }
        let builder = FlowBuilder(
            layout: self, collectionView: collectionView, preferred: preferred)
        sections = builder.sections()
        contentSize = builder.contentSize(of: sections)
    }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return contentSize
    }

    /// Prepares the layout if a subclass requests attributes before the collection view has
    /// prepared it.
    private func prepareIfNeeded() {
        guard !isPrepared, owner != nil else { return }
        owner?.prepareLayout()
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        return sections.flatMap { section in
            section.all(meeting: rect).map { pinned($0, in: section) }
        }
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return sections[indexPath.section].items[indexPath.item]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let found =
            elementKind == UICollectionView.elementKindSectionHeader
            ? section.header : section.footer
        return found.map { pinned($0, in: section) }
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// Returns whether the size changes or views are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if pins { return true }
        guard let size = sections.first?.lineBounds else { return true }
        return size != newBounds.size
    }

    override var measuresViews: Bool { estimatedItemSize != .zero }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        preferredAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    override func dataChanged() { preferred = [:] }

    override func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {
        preferred[attributes.indexPath] = attributes.size
    }

    // MARK: Pinned headers

    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    private func pinned(
        _ attributes: UICollectionViewLayoutAttributes, in section: FlowSection
    ) -> UICollectionViewLayoutAttributes {
        guard pins, let collectionView = owner,
            attributes.representedElementCategory == .supplementaryView
        else { return attributes }
        let sight = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let isVertical = scrollDirection == .vertical
        let copy = attributes.duplicate()
        var frame = copy.frame
        if copy === section.footer || attributes === section.footer {
            guard sectionFootersPinToVisibleBounds else { return attributes }
            frame = frame.pinnedToEnd(of: sight, in: section.frame, isVertical)
        } else {
            guard sectionHeadersPinToVisibleBounds else { return attributes }
            frame = frame.pinnedToStart(of: sight, in: section.frame, isVertical)
        }
        copy.frame = frame
        copy.zIndex = 1024
        return copy
    }
}

extension CGRect {
    /// Returns the rectangle moved to the start of the visible bounds, without leaving its section.
    func pinnedToStart(of sight: CGRect, in section: CGRect, _ isVertical: Bool) -> CGRect {
        var frame = self
        if isVertical {
            frame.origin.y = max(minY, min(sight.minY, section.maxY - height))
        } else {
            frame.origin.x = max(minX, min(sight.minX, section.maxX - width))
        }
        return frame
    }

    func pinnedToEnd(of sight: CGRect, in section: CGRect, _ isVertical: Bool) -> CGRect {
        var frame = self
        if isVertical {
            frame.origin.y = min(minY, max(sight.maxY - height, section.minY))
        } else {
            frame.origin.x = min(minX, max(sight.maxX - width, section.minX))
        }
        return frame
    }
}
