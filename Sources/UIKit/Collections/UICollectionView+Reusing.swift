import Foundation

extension UICollectionView {
    func dequeueCell(_ identifier: String) -> UICollectionViewCell {
        let key = CollectionReuse.Key("", identifier)
        if let cell = freeView(key) as? UICollectionViewCell { return cell }
        if let type = state.reuse.cellClasses[identifier] {
            return type.init(registeredAs: identifier)
        }
        if let nib = state.reuse.nibs[key] {
            let cell = nib.onlyView(UICollectionViewCell.self, for: identifier, in: self)
            cell?.givenIdentifier = identifier
            if let cell { return cell }
        } else {
            ListFault.unregisteredView(kind: "UICollectionElementKindCell", identifier)
                .report(at: self)
        }
        return UICollectionViewCell(registeredAs: identifier)
    }

    func dequeueView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        let key = CollectionReuse.Key(kind, identifier)
        if let view = freeView(key) { return view }
        if let type = state.reuse.viewClasses[key] { return type.init(registeredAs: identifier) }
        if let nib = state.reuse.nibs[key] {
            let view = nib.onlyView(UICollectionReusableView.self, for: identifier, in: self)
            view?.givenIdentifier = identifier
            if let view { return view }
        } else {
            ListFault.unregisteredView(kind: kind, identifier).report(at: self)
        }
        return UICollectionReusableView(registeredAs: identifier)
    }

    /// A view that has been used, or a document's prototype made anew.
    func freeView(_ key: CollectionReuse.Key) -> UICollectionReusableView? {
        if let view = state.reuse.free[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let made = state.reuse.prototypes[key]?()
        made?.givenIdentifier = key.identifier
        return made
    }

    /// Takes a view off the collection, for another place of its kind.
    func free(_ view: UICollectionReusableView, kind: String) {
        view.removeFromSuperview()
        guard let identifier = view.reuseIdentifier else { return }
        state.reuse.free[CollectionReuse.Key(kind, identifier), default: []].append(view)
    }

    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        state.reuse.cellClasses[identifier] = nil
        state.reuse.nibs[CollectionReuse.Key("", identifier)] = nib
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        state.reuse.nibs[CollectionReuse.Key(kind, identifier)] = nib
    }

    /// Makes the views of an identifier from a document's prototype; cells have an empty kind.
    @_spi(Documents) public func register(
        prototype: @escaping () -> UICollectionReusableView?, ofKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        state.reuse.prototypes[CollectionReuse.Key(kind, identifier)] = prototype
    }

    /// Supplies the items of a document's collection, and lives as long as the collection.
    @_spi(Documents) public func adopt(
        source: some UICollectionViewDataSource & UICollectionViewDelegate
    ) {
        state.ownSource = source
        dataSource = source
        delegate = source
    }
}
