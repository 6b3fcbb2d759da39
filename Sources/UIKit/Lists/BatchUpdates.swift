// Source: UITableView.h and UICollectionView.h declare the first block as one that doesn't escape, so that
// code in it may name members without `self`. An optional closure always escapes in Swift.

extension UITableView {
    public func performBatchUpdates(
        _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
        }
    }
}

extension UICollectionView {
    public func performBatchUpdates(
        _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
        }
    }
}
