import Foundation

/// What a collection knows besides its properties.
@MainActor struct CollectionState {
    var counts: [Int] = []
    var needsReload = true
    var isTiling = false
    /// Whether the layout is being prepared, when it can't be asked for attributes.
    var isPreparing = false
    /// The attributes for which the data source is being asked for a view.
    var dequeued: UICollectionViewLayoutAttributes?
    /// The bounds for which the layout was prepared.
    var preparedBounds = CGRect.null
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// Supplementary views and decorations.
    var views: [CollectionPlace: UICollectionReusableView] = [:]
    /// Whose preferred size the layout has heard, at which size.
    var measured: [CollectionPlace: CGSize] = [:]
    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    var reuse = CollectionReuse()
    var updates = 0
    /// What supplies the items of a document's collection, which holds nobody else.
    var ownSource: AnyObject?
}

/// Which supplementary view or decoration; an empty kind stands for the item's cell.
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

/// The cells and views that are free, and how new ones are made.
@MainActor struct CollectionReuse {
    struct Key: Hashable {
        let kind: String
        let identifier: String

        init(_ kind: String, _ identifier: String) {
            self.kind = kind
            self.identifier = identifier
        }
    }

    var cellClasses: [String: UICollectionViewCell.Type] = [:]
    var viewClasses: [Key: UICollectionReusableView.Type] = [:]
    var nibs: [Key: UINib] = [:]
    /// Prototypes of documents: each call makes a new view; cells have no kind.
    var prototypes: [Key: () -> UICollectionReusableView?] = [:]
    var free: [Key: [UICollectionReusableView]] = [:]
}
