import Foundation

/// A list of menu elements, which is open after a tap or a long press.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    public struct Identifier: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public enum ElementSize: Int, Sendable {
        case small, medium, large, automatic = -1
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    public var preferredElementSize = ElementSize.automatic

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The actions whose state is on, also those of menus that are sections.
    public var selectedElements: [UIMenuElement] {
        MenuContent(self).rows.filter(\.isChecked)
    }

    /// Selects an action, and no other one, in the menu of one selection that contains it.
    func select(_ action: UIAction) {
        let actions = MenuContent(self).actions
        if options.contains(.singleSelection), actions.contains(where: { $0 === action }) {
            for other in actions { other.state = other === action ? .on : .off }
        }
        for case let menu as UIMenu in children { menu.select(action) }
    }

    /// The deferred elements of the menu and of its sections.
    var deferredElements: [UIDeferredMenuElement] {
        children.flatMap { child in
            (child as? UIDeferredMenuElement).map { [$0] }
                ?? (child as? UIMenu)?.deferredElements ?? []
        }
    }

    /// Returns the same menu with other elements.
    public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, children: children)
    }
}

/// Elements that are created when the menu opens.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private var isCached = true
    /// What the provider has returned: nothing until it calls back, and `nil` before it's asked.
    private var loaded: [UIMenuElement]?
    /// Called when the provider calls back after the menu was shown.
    var didLoad: (() -> Void)?

    public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isCached = false
        return element
    }

    /// The elements, as far as the provider has called back.
    var elements: [UIMenuElement] {
        if loaded == nil {
            loaded = []
            provider { [weak self] elements in
                self?.loaded = elements
                self?.didLoad?()
            }
        }
        return loaded ?? []
    }

    /// Asks the provider again when the menu opens the next time, if it isn't cached.
    func menuDidClose() {
        didLoad = nil
        if !isCached { loaded = nil }
    }
}
