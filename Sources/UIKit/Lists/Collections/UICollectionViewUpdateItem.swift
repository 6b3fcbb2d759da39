import Foundation

/// One of the changes that a collection view passes to its layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The raw values are Apple's.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// The path before the change, or `nil` for an insertion. Changes of sections have no item.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The path after the change, or `nil` for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }

    /// Creates an item without a change, for tests of layouts whose subclasses override the properties.
    public override convenience init() { self.init(.none, from: nil, to: nil) }

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }
}

extension UICollectionView {
    /// Notes a change for the layout's next preparation, and shows it.
    func note(_ action: UICollectionViewUpdateItem.Action, _ paths: [IndexPath]) {
        let isNew = action == .insert
        state.updateItems += paths.map {
            UICollectionViewUpdateItem(
                action, from: isNew ? nil : $0, to: action == .delete ? nil : $0)
        }
        changed()
    }

    func note(_ action: UICollectionViewUpdateItem.Action, _ sections: IndexSet) {
        note(action, sections.map { IndexPath(item: NSNotFound, section: $0) })
    }

    func noteMove(_ source: IndexPath, _ destination: IndexPath) {
        state.updateItems.append(
            UICollectionViewUpdateItem(.move, from: source, to: destination))
        changed()
    }

    /// Passes the changes since the last preparation to the layout.
    func sendUpdateItems() {
        guard !state.updateItems.isEmpty else { return }
        let items = state.updateItems
        state.updateItems = []
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
        collectionViewLayout.finalizeCollectionViewUpdates()
    }
}
