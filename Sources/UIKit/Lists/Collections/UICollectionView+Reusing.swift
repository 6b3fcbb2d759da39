import Foundation

extension UICollectionView {
    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        dequeue(UICollectionViewCell.self, .cell(identifier), at: path)
    }

    func dequeueView(
        _ kind: String, _ identifier: String, at path: IndexPath
    ) -> UICollectionReusableView {
        dequeue(UICollectionReusableView.self, ReuseRegistry.Key(kind, identifier), at: path)
    }

    /// Returns a reused view or a new one, with the frame of its layout attributes.
    private func dequeue<View: UICollectionReusableView>(
        _ base: View.Type, _ key: ReuseRegistry.Key, at path: IndexPath
    ) -> View {
        let place = attributes(forDequeuing: CollectionPlace(key.kind, path))
        if let view = freeView(key, at: place) as? View { return view }
        let frame = place?.frame ?? .zero
        guard let registration = state.reuse[key] else {
            let kind = key.kind.isEmpty ? "UICollectionElementKindCell" : key.kind
            ListDiagnostic.unregisteredView(kind: kind, key.identifier).report(at: self)
            return base.make(registeredAs: key.identifier, frame: frame)
        }
        let view = registration.newView(
            of: base, for: key, identifier: key.identifier, frame: frame, in: self)
        if let place { view.takeFrame(of: place) }
        return view
    }

    /// Returns a reused view, with the frame of its layout attributes.
    func freeView(
        _ key: ReuseRegistry.Key, at place: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView? {
        guard let view = state.reuse.popFree(key) as? UICollectionReusableView else { return nil }
        view.prepareForReuse()
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
            return attributes(ofElement: place.kind, at: place.path)
        }
        guard contains(place.path) else { return nil }
        return attributes(ofItem: place.path)
    }

    /// Removes a view from the collection view and makes it available for reuse.
    func free(_ view: UICollectionReusableView, kind: String) {
        view.removeFromSuperview()
        state.reuse.add(free: view, kind: kind)
    }

    /// Registers a document's prototype for an identifier. Cells have an empty kind.
    package func register(
        prototype: @escaping () -> UICollectionReusableView?, ofKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        state.reuse.register(prototype: prototype, for: ReuseRegistry.Key(kind, identifier))
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
