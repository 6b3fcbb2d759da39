import Foundation

extension UICollectionView {
    /// Handles a tap, which performs the action of an accessory, or selects an item if the delegate
    /// allows it, and notifies the delegate.
    func touchEnded(_ touches: Set<UITouch>) {
        let delegate = self.delegate as? any UICollectionViewDelegate
        guard let place = touches.release(inside: self), let item = indexPathForItem(at: place)
        else { return }
        if let row = cellForItem(at: item) as? UICollectionViewListCell,
            row.performAccessoryAction(at: convert(place, to: row), in: self, item)
        {
            return
        }
        guard allowsSelection,
            delegate?.collectionView(self, shouldHighlightItemAt: item) != false
        else { return }
        if allowsMultipleSelection, state.selected.contains(item) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: item) != false else {
                return
            }
            deselectItem(at: item, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: item)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: item) != false else { return }
        let old = allowsMultipleSelection ? [] : state.selected.filter { $0 != item }
        selectItem(at: item, animated: false, scrollPosition: [])
        for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
        cellForItem(at: item)?.documentSelected?()
        delegate?.collectionView(self, didSelectItemAt: item)
    }
}
