import Foundation

extension UICollectionView {
    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        let key = CollectionReuse.Key("", identifier)
        let place = attributes(forDequeuing: CollectionPlace("", path))
        if let cell = freeView(key, at: place) as? UICollectionViewCell { return cell }
        let frame = place?.frame ?? .zero
        if let type = state.reuse.cellClasses[identifier] {
            return type.init(registeredAs: identifier, frame: frame)
        }
        if let nib = state.reuse.nibs[key] {
            if let cell = nib.onlyView(UICollectionViewCell.self, for: identifier, in: self) {
                return adopt(cell, identifier, at: place)
            }
        } else {
            ListDiagnostic.unregisteredView(kind: "UICollectionElementKindCell", identifier)
                .report(at: self)
        }
        return UICollectionViewCell(registeredAs: identifier, frame: frame)
    }

    func dequeueView(
        _ kind: String, _ identifier: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let key = CollectionReuse.Key(kind, identifier)
        let place = attributes(forDequeuing: CollectionPlace(kind, path))
        if let view = freeView(key, at: place) { return view }
        let frame = place?.frame ?? .zero
        if let type = state.reuse.viewClasses[key] {
            return type.init(registeredAs: identifier, frame: frame)
        }
        if let nib = state.reuse.nibs[key] {
            if let view = nib.onlyView(UICollectionReusableView.self, for: identifier, in: self) {
                return adopt(view, identifier, at: place)
            }
        } else {
            ListDiagnostic.unregisteredView(kind: kind, identifier).report(at: self)
        }
        return UICollectionReusableView(registeredAs: identifier, frame: frame)
    }

    /// Returns a reused view or a new one from a document's prototype, with the frame of its layout
    /// attributes.
    func freeView(
        _ key: CollectionReuse.Key, at place: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView? {
        if let view = state.reuse.free[key]?.popLast() {
            view.prepareForReuse()
            if let place { view.takeFrame(of: place) }
            return view
        }
        return state.reuse.prototypes[key]?().map { adopt($0, key.identifier, at: place) }
    }

    private func adopt<View: UICollectionReusableView>(
        _ view: View, _ identifier: String, at place: UICollectionViewLayoutAttributes?
    ) -> View {
        view.givenIdentifier = identifier
        if let place { view.takeFrame(of: place) }
        return view
    }

    // MARK: Attributes

    /// Requests a view from the data source. When it is dequeued, it gets the frame of the
    /// attributes.
    func dequeuing<View>(
        _ place: UICollectionViewLayoutAttributes, _ make: () -> View?
    ) -> View? {
        let outer = state.dequeued
        state.dequeued = place
        defer { state.dequeued = outer }
        return make()
    }

    /// Returns the attributes of a view that is being dequeued: those of the view that the
    /// collection view is about to show, or otherwise the layout's. The result is `nil` while the
    /// layout is being prepared.
    func attributes(
        forDequeuing place: CollectionPlace
    ) -> UICollectionViewLayoutAttributes? {
        if let dequeued = state.dequeued, dequeued.place == place { return dequeued }
        guard !state.isPreparing, collectionViewLayout.isPrepared,
            state.counts.indices.contains(place.path.section)
        else { return nil }
        if !place.kind.isEmpty {
            return collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: place.kind, at: place.path)
        }
        guard contains(place.path) else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: place.path)
    }

    /// Removes a view from the collection view and makes it available for reuse.
    func free(_ view: UICollectionReusableView, kind: String) {
        view.removeFromSuperview()
        guard let identifier = view.reuseIdentifier else { return }
        state.reuse.free[CollectionReuse.Key(kind, identifier), default: []].append(view)
    }

    /// Registers a document's prototype for an identifier. Cells have an empty kind.
    package func register(
        prototype: @escaping () -> UICollectionReusableView?, ofKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        state.reuse.prototypes[CollectionReuse.Key(kind, identifier)] = prototype
    }

    /// Sets the data source and delegate of a document's collection view, which the collection view
    /// keeps alive.
    package func adopt(
        source: some UICollectionViewDataSource & UICollectionViewDelegate
    ) {
        state.ownSource = source
        dataSource = source
        delegate = source
    }
}
