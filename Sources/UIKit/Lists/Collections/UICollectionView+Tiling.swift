import Foundation

extension UICollectionView {
    /// The delegate as a collection view's, or `nil` if it is only a scroll view's.
    var collectionDelegate: (any UICollectionViewDelegate)? {
        delegate as? any UICollectionViewDelegate
    }

    func setNeedsReload() {
        state.needsReload = true
        setNeedsLayout()
    }

    /// The state after a layout, if one is pending.
    var shownState: CollectionState {
        if state.needsReload || needsLayout { tile() }
        return state
    }

    func layoutChanged(from old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        old.owner = nil
        collectionViewLayout.owner = self
        collectionViewLayout.isPrepared = false
        state.measured = [:]
        setNeedsLayout()
    }

    /// Reads the numbers of sections and items.
    func readIfNeeded() {
        guard state.needsReload, !state.isTiling else { return }
        state.needsReload = false
        for path in state.cells.keys.sorted() {
            state.cells.removeValue(forKey: path).map { free($0, kind: "") }
        }
        for place in state.views.keys.sorted() {
            state.views.removeValue(forKey: place).map { free($0, kind: place.kind) }
        }
        state.measured = [:]
        state.counts = dataSource.map(readCounts) ?? []
        collectionViewLayout.dataChanged()
        collectionViewLayout.isPrepared = false
    }

    private func readCounts(of source: any UICollectionViewDataSource) -> [Int] {
        let sections = source.numberOfSections(in: self)
        guard sections >= 0, sections <= TableMetrics.greatestCount else {
            ListDiagnostic.sectionCount(sections).report(at: self)
            return []
        }
        var left = TableMetrics.greatestCount
        return (0..<sections).map { section in
            let count = source.collectionView(self, numberOfItemsInSection: section)
            guard count >= 0, count <= left else {
                ListDiagnostic.itemCount(count, section: section).report(at: self)
                return 0
            }
            left -= count
            return count
        }
    }

    /// Prepares the layout if needed and lays out the visible area. Preferred sizes of views make
    /// the layout prepare again.
    func tile() {
        guard !state.isTiling else { return }
        readIfNeeded()
        state.isTiling = true
        defer { state.isTiling = false }
        noteBounds()
        for _ in 0..<Self.measuringRounds {
            prepareLayout()
            let places = attributesInSight
            freeUnseen(places)
            for place in places { show(moving(place)) }
            guard measure(places) else { break }
        }
        place(managed: backgroundView, in: bounds)
    }

    private static let measuringRounds = 10

    private func noteBounds() {
        let old = state.preparedBounds
        state.preparedBounds = bounds
        guard old != bounds else { return }
        if old.isNull { return collectionViewLayout.invalidateLayout() }
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        if old.size != bounds.size { state.measured = [:] }
    }

    /// Prepares the layout if it was invalidated.
    func prepareLayout() {
        guard !collectionViewLayout.isPrepared else { return }
        collectionViewLayout.isPrepared = true
        state.isPreparing = true
        collectionViewLayout.prepare()
        sendUpdateItems()
        state.isPreparing = false
        let size = collectionViewLayout.collectionViewContentSize
        let most = TableMetrics.greatestHeight
        keepingFlippedOffset(fromWidth: state.flippedInWidth ?? bounds.width) {
            fit(
                contentSize: CGSize(
                    width: size.width.isFinite ? min(size.width, most) : 0,
                    height: size.height.isFinite ? min(size.height, most) : 0))
        }
        state.flippedInWidth = bounds.width
    }

    private var attributesInSight: [UICollectionViewLayoutAttributes] {
        attributes(in: bounds).filter { place in
            guard place.center.x.isFinite, place.center.y.isFinite, place.size.width.isFinite,
                place.size.height.isFinite, place.size.width >= 0, place.size.height >= 0
            else {
                ListDiagnostic.sizeNotFinite(place.size, place.indexPath).report(at: self)
                return false
            }
            return place.representedElementCategory != .cell || contains(place.indexPath)
        }
    }

    func contains(_ path: IndexPath) -> Bool {
        state.counts.indices.contains(path.section)
            && (0..<state.counts[path.section]).contains(path.item)
    }

    private func freeUnseen(_ places: [UICollectionViewLayoutAttributes]) {
        let seen = Set(places.map(\.place))
        for path in state.cells.keys.sorted() where !seen.contains(CollectionPlace("", path)) {
            guard let cell = state.cells.removeValue(forKey: path) else { continue }
            free(cell, kind: "")
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
        for place in state.views.keys.sorted() where !seen.contains(place) {
            if let view = state.views.removeValue(forKey: place) { free(view, kind: place.kind) }
        }
    }

    // MARK: Preferred sizes

    /// Passes the preferred sizes of views to the layout.
    ///
    /// - Returns: Whether the layout adopts any of them.
    private func measure(_ places: [UICollectionViewLayoutAttributes]) -> Bool {
        guard collectionViewLayout.measuresViews else { return false }
        var isNew = false
        for place in places where state.measured[place.place] != place.size {
            guard place.representedElementCategory != .decorationView,
                let view = view(at: place.place)
            else { continue }
            state.measured[place.place] = place.size
            let preferred = view.preferredLayoutAttributesFitting(place)
            guard
                collectionViewLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
            else { continue }
            state.measured[place.place] = preferred.size
            collectionViewLayout.takePreferred(preferred)
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
            isNew = true
        }
        return isNew
    }

    func view(at place: CollectionPlace) -> UICollectionReusableView? {
        place.kind.isEmpty ? state.cells[place.path] : state.views[place]
    }
}

extension UICollectionViewLayoutAttributes {
    var place: CollectionPlace { CollectionPlace(representedElementKind ?? "", indexPath) }
}
