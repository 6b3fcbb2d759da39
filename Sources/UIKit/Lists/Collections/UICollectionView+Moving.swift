import Foundation

/// An item that code moves interactively.
struct CollectionMovement {
    let start: IndexPath
    var path: IndexPath
    /// The center of the moving cell, in the content's coordinate space.
    var position: CGPoint?
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        guard state.movement == nil, contains(path),
            dataSource?.collectionView(self, canMoveItemAt: path) == true
        else { return false }
        layoutIfNeeded()
        state.movement = CollectionMovement(start: path, path: path)
        return true
    }

    func moveMovement(to position: CGPoint) {
        guard var movement = state.movement else { return }
        let (old, oldPosition) = (movement.path, movement.position ?? position)
        movement.position = position
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: old, withPosition: position)
        let target =
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveFromItemAt: movement.start,
                toProposedIndexPath: proposed) ?? proposed
        movement.path = target
        state.movement = movement
        if target != old { shiftCells(from: old, to: target) }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position,
                previousIndexPaths: [old], previousPosition: oldPosition))
    }

    func endMovement(isCancelled: Bool) {
        guard let movement = state.movement else { return }
        state.movement = nil
        let final = isCancelled ? movement.start : movement.path
        if movement.path != final { shiftCells(from: movement.path, to: final) }
        if !isCancelled, final != movement.start {
            dataSource?.collectionView(self, moveItemAt: movement.start, to: final)
        }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [movement.path],
                movementCancelled: isCancelled))
        setNeedsReload()
    }

    /// Returns the item at a position, which isn't the moving one.
    func movementTarget(at position: CGPoint) -> IndexPath? {
        let spot = CGRect(origin: position, size: CGSize(width: 1e-6, height: 1e-6))
        return attributes(in: spot)
            .first {
                $0.representedElementCategory == .cell && $0.frame.contains(checked: position)
            }?
            .indexPath
    }

    /// Returns the attributes with which a view is shown: those of the moving item follow its
    /// position.
    func moving(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard place.representedElementCategory == .cell, let movement = state.movement,
            movement.path == place.indexPath, let position = movement.position
        else { return place }
        return attributes(ofMovingItem: place.indexPath, at: position)
    }

    /// Moves a cell to another path; those in between move by one.
    private func shiftCells(from old: IndexPath, to new: IndexPath) {
        let moved = { (path: IndexPath) in path.afterMove(from: old, to: new) }
        state.cells = Dictionary(uniqueKeysWithValues: state.cells.map { (moved($0), $1) })
        state.selected = state.selected.map(moved)
        if old.section != new.section {
            state.counts[old.section] -= 1
            state.counts[new.section] += 1
        }
    }
}

extension IndexPath {
    /// Returns the path of an item after another one, or this one, has been moved.
    fileprivate func afterMove(from old: IndexPath, to new: IndexPath) -> IndexPath {
        if self == old { return new }
        var item = self.item
        if section == old.section, item > old.item { item -= 1 }
        if section == new.section, item >= new.item { item += 1 }
        return IndexPath(item: item, section: section)
    }
}
