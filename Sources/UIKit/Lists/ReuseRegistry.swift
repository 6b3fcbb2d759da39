import Foundation

/// A view that a list creates or reuses by its identifier.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    var givenIdentifier: String? { get set }
    static func make(registeredAs identifier: String?, frame: CGRect) -> Self
    func prepareForReuse()
}

extension UITableViewCell: ReusableView {
    static func make(registeredAs identifier: String?, frame: CGRect) -> Self {
        self.init(registeredAs: identifier)
    }
}

extension UITableViewHeaderFooterView: ReusableView {
    static func make(registeredAs identifier: String?, frame: CGRect) -> Self {
        self.init(registeredAs: identifier)
    }
}

extension UICollectionReusableView: ReusableView {
    static func make(registeredAs identifier: String?, frame: CGRect) -> Self {
        self.init(registeredAs: identifier, frame: frame)
    }
}

/// The reusable views of a list, and what new ones are created from. An identifier has one
/// registration, the last one, as Apple documents for `register(_:forCellReuseIdentifier:)`.
@MainActor struct ReuseRegistry {
    /// What a view is registered for.
    struct Key: Hashable {
        /// The kind of a supplementary or decoration view; empty for cells.
        let kind: String
        let identifier: String

        init(_ kind: String, _ identifier: String) {
            self.kind = kind
            self.identifier = identifier
        }

        static func cell(_ identifier: String) -> Key { Key("", identifier) }

        /// The key of a header or footer of a table.
        static func end(_ identifier: String) -> Key { Key("end", identifier) }

        /// The key of a layout's decoration view, which has a kind only.
        static func decoration(_ kind: String) -> Key { Key(kind, kind) }
    }

    enum Registration {
        /// A prototype of a document. Each call creates a new view.
        case prototype(() -> (any ReusableView)?)
        case type(any ReusableView.Type)
        case nib(UINib)
    }

    private var registrations: [Key: Registration] = [:]
    private var free: [Key: [any ReusableView]] = [:]

    subscript(key: Key) -> Registration? { registrations[key] }

    /// Replaces the registration, or removes it if the new one is `nil`. Views of the old one aren't
    /// reused (decision).
    mutating func register(_ registration: Registration?, for key: Key) {
        registrations[key] = registration
        free[key] = nil
    }

    /// Registers a document's prototype, unless the list's initializer has registered something else:
    /// UIKit decodes the prototypes first.
    mutating func register(prototype: @escaping () -> (any ReusableView)?, for key: Key) {
        if registrations[key] == nil { register(.prototype(prototype), for: key) }
    }

    /// Returns a view that isn't in use any more.
    mutating func popFree(_ key: Key) -> (any ReusableView)? { free[key]?.popLast() }

    /// Makes a view available for reuse, if it has an identifier.
    mutating func add(free view: some ReusableView, kind: String) {
        guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return }
        free[Key(kind, identifier), default: []].append(view)
    }
}

extension ReuseRegistry.Registration {
    /// The registration of a class, or `nil` if it isn't a subclass of the base class.
    @MainActor init?<View: ReusableView>(_ type: AnyClass?, as base: View.Type) {
        guard let type = type as? View.Type else { return nil }
        self = .type(type)
    }

    @MainActor init?(_ nib: UINib?) {
        guard let nib else { return nil }
        self = .nib(nib)
    }

    /// Returns a new view, or an empty one if there is none in the nib or of this class.
    @MainActor func newView<View: ReusableView>(
        of base: View.Type, for key: ReuseRegistry.Key, identifier: String?, frame: CGRect,
        in list: UIView
    ) -> View {
        let view: View? =
            switch self {
            case .type(let type): (type as? View.Type)?.make(registeredAs: identifier, frame: frame)
            case .prototype(let make): make() as? View
            case .nib(let nib): nib.onlyView(base, for: key.identifier, in: list)
            }
        guard let view else { return base.make(registeredAs: identifier, frame: frame) }
        view.givenIdentifier = identifier
        return view
    }
}
