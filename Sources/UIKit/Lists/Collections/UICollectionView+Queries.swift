import Foundation

extension UICollectionView {
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        tile()
        let spot = CGRect(origin: point, size: CGSize(width: 1e-6, height: 1e-6))
        return collectionViewLayout.layoutAttributesForElements(in: spot)?
            .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
            .indexPath
    }

    public func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        tile()
        return contains(indexPath)
            ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        tile()
        return collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: indexPath)
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        shownState.views.keys.filter { $0.kind == kind }.map(\.path).sorted()
    }

    /// Scrolls an item to a position, as far as the content allows.
    public func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        for _ in 0..<4 {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let offset = offset(showing: frame, at: scrollPosition)
            guard offset != contentOffset else { break }
            contentOffset = offset
        }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let sight = bounds.inset(by: inset)
        func place(
            _ axis: NSLayoutConstraint.Axis, start: Bool, middle: Bool, end: Bool
        ) -> CGFloat {
            let (item, shown) = (frame.extent(axis), sight.extent(axis))
            var wanted = shown.minimum
            if start { wanted = item.minimum }
            if middle { wanted = item.minimum + (item.length - shown.length) / 2 }
            if end { wanted = item.minimum + item.length - shown.length }
            return min(max(wanted, 0), max(0, contentSize[axis] - shown.length))
        }
        let x = place(
            .horizontal, start: position.contains(.left),
            middle: position.contains(.centeredHorizontally), end: position.contains(.right))
        let y = place(
            .vertical, start: position.contains(.top),
            middle: position.contains(.centeredVertically), end: position.contains(.bottom))
        return CGPoint(x: x - inset.left, y: y - inset.top)
    }

    // MARK: Selection

    /// The selected items. The array is empty if none is selected, whereas a table's property is
    /// `nil`.
    public var indexPathsForSelectedItems: [IndexPath]? { state.selected }

    /// Selects an item without notifying the delegate, as Apple documents. `nil` deselects all
    /// items.
    public func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        readIfNeeded()
        if !allowsMultipleSelection || indexPath == nil {
            for path in state.selected { state.cells[path]?.isSelected = false }
            state.selected = []
        }
        guard let indexPath, contains(indexPath) else { return }
        if !state.selected.contains(indexPath) { state.selected.append(indexPath) }
        state.cells[indexPath]?.isSelected = true
        guard !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        state.selected.removeAll { $0 == indexPath }
        state.cells[indexPath]?.isSelected = false
    }

    // MARK: Updates

    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        state.updates += 1
        updates?()
        state.updates -= 1
        changed()
        layoutIfNeeded()
        completion?(true)
    }

    public func insertItems(at indexPaths: [IndexPath]) { changed() }
    public func deleteItems(at indexPaths: [IndexPath]) { changed() }
    public func reloadItems(at indexPaths: [IndexPath]) { changed() }
    public func reconfigureItems(at indexPaths: [IndexPath]) { changed() }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { changed() }
    public func insertSections(_ sections: IndexSet) { changed() }
    public func deleteSections(_ sections: IndexSet) { changed() }
    public func reloadSections(_ sections: IndexSet) { changed() }
    public func moveSection(_ section: Int, toSection newSection: Int) { changed() }

    /// Shows the data source's new state after the last of the nested updates.
    private func changed() {
        guard state.updates == 0 else { return }
        setNeedsReload()
        readIfNeeded()
        state.selected.removeAll { !contains($0) }
    }
}
