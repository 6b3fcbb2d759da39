import Foundation

extension UICollectionView {
    /// The registration of a cell class that shows items of one type.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let identifier: String
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationIdentifier.next(of: Cell.self)
        }
    }

    /// The registration of a class of supplementary views.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<View: UICollectionReusableView> {
        public typealias Handler = (View, String, IndexPath) -> Void

        let kind: String
        let identifier: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            identifier = RegistrationIdentifier.next(of: View.self)
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = ReuseRegistry.Key.cell(registration.identifier)
        let place = attributes(forDequeuing: CollectionPlace("", indexPath))
        let cell =
            freeView(key, at: place) as? Cell
            ?? Cell(registeredAs: registration.identifier, frame: place?.frame ?? .zero)
        (cell as? UICollectionViewListCell)?.prepareForConfiguration(in: self, indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
        using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
    ) -> View {
        let key = ReuseRegistry.Key(registration.kind, registration.identifier)
        let place = attributes(
            forDequeuing: CollectionPlace(registration.kind, indexPath))
        let view =
            freeView(key, at: place) as? View
            ?? View(registeredAs: registration.identifier, frame: place?.frame ?? .zero)
        (view as? UICollectionViewListCell)?.takeBoundary(registration.kind, in: self, indexPath)
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// Identifiers of registrations. Each has its own, so views of the same class that are configured in
/// different ways aren't reused for one another.
@MainActor private enum RegistrationIdentifier {
    static func next(of type: Any.Type) -> String {
        let system = SimulatedSystem.current
        system.registrationCount += 1
        return "registration \(system.registrationCount) of \(String(reflecting: type))"
    }
}
