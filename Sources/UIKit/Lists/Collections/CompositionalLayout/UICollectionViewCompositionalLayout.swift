import Foundation

/// The scroll direction, section spacing, and boundary items of a compositional layout.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var contentInsetsReference = UIContentInsetsReference.safeArea
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, which consist of groups of items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var solved = CompositionalSolution()
    private var measured: [CollectionPlace: CGSize] = [:]
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// Creates a list of rows with the width of the collection view.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        solved = CompositionalSolver(
            collectionView: collectionView, attributesClass: attributesClass,
            configuration: configuration, measured: measured
        ).solve(provider)
        if let list = solved.sections.first?.section.list { collectionView.take(list) }
    }

    open override var collectionViewContentSize: CGSize { solved.size }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        let sight = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? rect
        return solved.sections.flatMap { section in
            let all = section.all.compactMap { section.pinned($0, sight, isVertical) }
                .filter { $0.frame.meets(rect) }
            return handled(all, of: section.section, sight)
        }
    }

    /// Returns copies of the attributes, as a section's handler changes those of visible views.
    ///
    /// An orthogonal section doesn't scroll, so its offset is zero.
    private func handled(
        _ attributes: [UICollectionViewLayoutAttributes], of section: NSCollectionLayoutSection,
        _ sight: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        guard let handler = section.visibleItemsInvalidationHandler, let collectionView else {
            return attributes
        }
        let copies = attributes.map { $0.duplicate() }
        let visible = copies.filter { $0.frame.meets(collectionView.bounds) }.map(VisibleItem.init)
        let isStill = section.orthogonalScrollingBehavior != .none
        handler(
            visible, isStill ? .zero : collectionView.contentOffset,
            LayoutEnvironment(sight.size, collectionView.traitCollection))
        return copies
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard solved.sections.indices.contains(indexPath.section) else { return nil }
        return solved.sections[indexPath.section].all.first {
            $0.representedElementCategory == .cell && $0.indexPath == indexPath
        }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard solved.sections.indices.contains(indexPath.section) else { return nil }
        return solved.sections[indexPath.section].all.first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    /// Returns whether the size changes, views are pinned, or a handler changes visible views.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != solved.bounds || solved.pins
            || solved.sections.contains { $0.section.visibleItemsInvalidationHandler != nil }
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let fixed = originalAttributes.fixedAxes
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return !fixed.contains(.horizontal) && new.width != old.width
            || !fixed.contains(.vertical) && new.height != old.height
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var mirrorsItself: Bool { true }

    override func dataChanged() { measured = [:] }

    override func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {
        measured[attributes.place] = attributes.size
    }

    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        solved.sections.indices.contains(section) ? solved.sections[section].section.list : nil
    }
}
