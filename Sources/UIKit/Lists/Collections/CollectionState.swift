import Foundation

/// The internal state of a collection view.
@MainActor struct CollectionState {
    var counts: [Int] = []
    var needsReload = true
    var isTiling = false
    /// Whether the layout is being prepared, so that it can't provide attributes.
    var isPreparing = false
    /// The attributes of the view that is being requested from the data source.
    var dequeued: UICollectionViewLayoutAttributes?
    /// The bounds that the layout was prepared for.
    var preparedBounds = CGRect.null
    /// The width of the bounds at which the content offset of a flipped layout was kept.
    var flippedInWidth: CGFloat?
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// The supplementary and decoration views.
    var views: [CollectionPlace: UICollectionReusableView] = [:]
    /// The sizes at which the layout received the preferred sizes of views.
    var measured: [CollectionPlace: CGSize] = [:]
    /// The selected items, in the order in which they were selected.
    var selected: [IndexPath] = []
    var reuse = ReuseRegistry()
    var updates = 0
    /// The changes that the layout doesn't know yet.
    var updateItems: [UICollectionViewUpdateItem] = []
    /// The item that code moves.
    var movement: CollectionMovement?
    /// The layouts of a transition between them, and the closure for its end.
    var transition:
        (
            UICollectionViewLayout, UICollectionViewLayout,
            UICollectionView.LayoutInteractiveTransitionCompletion?
        )?
    /// The data source of a document's collection view, which no other object retains.
    var ownSource: AnyObject?
}

/// The identification of a supplementary or decoration view. An empty kind represents the item's
/// cell.
struct CollectionPlace: Hashable, Comparable {
    let kind: String
    let path: IndexPath

    init(_ kind: String, _ path: IndexPath) {
        self.kind = kind
        self.path = path
    }

    static func < (left: CollectionPlace, right: CollectionPlace) -> Bool {
        left.path != right.path ? left.path < right.path : left.kind < right.kind
    }
}
