import Foundation

extension UICollectionView {
    /// Applies layout attributes to their view, and creates the view if it doesn't exist.
    func show(_ place: UICollectionViewLayoutAttributes) {
        guard let view = view(at: place.place) ?? newView(place) else { return }
        manage(view)
        if view.transform != place.transform { view.transform = place.transform }
        if view.bounds.size != place.size { view.bounds.size = place.size }
        if view.center != place.center { view.center = place.center }
        view.takeVisibility(of: place)
        view.layer.zPosition = CGFloat(place.zIndex)
        view.apply(place)
    }

    private func newView(
        _ place: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        switch place.representedElementCategory {
        case .cell: return newCell(place)
        case .supplementaryView: return newSupplementary(place)
        case .decorationView: return newDecoration(place)
        }
    }

    private func newCell(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        let path = place.indexPath
        let made = dequeuing(place) { dataSource?.collectionView(self, cellForItemAt: path) }
        guard var cell = made else { return nil }
        if state.cells.values.contains(where: { $0 === cell }) {
            ListDiagnostic.sameCell(path).report(at: self)
            cell = UICollectionViewCell(frame: place.frame)
        }
        cell.frame = place.frame
        insertSubview(cell, at: (backgroundView == nil ? 0 : 1) + state.cells.count)
        state.cells[path] = cell
        (cell as? UICollectionViewListCell)?.takePlace(in: self, path)
        if state.selected.contains(path) { cell.isSelected = true }
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    private func newSupplementary(
        _ place: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard let kind = place.representedElementKind,
            let view = dequeuing(
                place,
                {
                    dataSource?.collectionView(
                        self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
                })
        else { return nil }
        view.frame = place.frame
        addSubview(view)
        state.views[place.place] = view
        collectionDelegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.indexPath)
        return view
    }

    /// Creates a decoration view, which is behind the cells.
    private func newDecoration(
        _ place: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard let kind = place.representedElementKind,
            let registration = collectionViewLayout.decorations[.decoration(kind)]
        else { return nil }
        let view = registration.newView(
            of: UICollectionReusableView.self, for: .decoration(kind), identifier: nil,
            frame: place.frame, in: self)
        view.takeFrame(of: place)
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        state.views[place.place] = view
        return view
    }
}
