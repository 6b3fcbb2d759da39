import Foundation

/// A section of groups, with its supplementary and decoration items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// The behavior of groups that are arranged across the scroll direction, of which only the
    /// first ones are visible.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    /// The list configuration, if the section belongs to a list.
    var list: UICollectionLayoutListConfiguration?

    public typealias VisibleItemsInvalidationHandler =
        @MainActor (
            [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
        ) -> Void

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, Hashable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable, Hashable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

public enum NSRectAlignment: Int, Sendable, Hashable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing
}

/// The position at which a supplementary item is attached.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    private let isFractional: Bool

    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractional = false
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractional = false
        super.init()
    }

    /// Creates an anchor with an offset in fractions of the item's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractional = true
        super.init()
    }

    /// Returns the frame of an item of the given size at the edges of a frame.
    func frame(of size: CGSize, at frame: CGRect) -> CGRect {
        var x = frame.midX - size.width / 2
        var y = frame.midY - size.height / 2
        if edges.contains(.leading) { x = frame.minX }
        if edges.contains(.trailing) { x = frame.maxX - size.width }
        if edges.contains(.top) { y = frame.minY }
        if edges.contains(.bottom) { y = frame.maxY - size.height }
        let unit = isFractional ? size : CGSize(width: 1, height: 1)
        return CGRect(
            x: x + offset.x * unit.width, y: y + offset.y * unit.height, width: size.width,
            height: size.height)
    }
}

/// A view that is attached to an item, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    open var zIndex = 1

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        super.init(layoutSize: layoutSize)
    }
}

/// A section's header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
    NSCollectionLayoutSupplementaryItem
{
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    open var extendsBoundary = true
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }

    var isAtEnd: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// A view behind a whole section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSObject {
    public let elementKind: String
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var zIndex = -1

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init()
    }

    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
