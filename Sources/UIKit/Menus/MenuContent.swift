import Foundation

/// The rows of a menu in its sections.
@MainActor struct MenuContent {
    /// Rows between separators. A row is an action, a command, or a menu that a tap opens.
    struct Section {
        var title: String
        var rows: [UIMenuElement] = []
    }

    let title: String
    private(set) var sections: [Section]

    /// Creates the content of a menu. Hidden elements aren't part of it, and neither are deferred ones
    /// whose provider hasn't called back yet.
    init(_ menu: UIMenu) {
        title = menu.title
        sections = [Section(title: "")]
        add(menu.children)
        sections.removeAll(where: \.rows.isEmpty)
    }

    private mutating func add(_ elements: [UIMenuElement]) {
        for element in elements {
            switch element {
            case let action as UIAction where action.attributes.contains(.hidden): continue
            case let deferred as UIDeferredMenuElement: add(deferred.elements)
            case let menu as UIMenu where menu.options.contains(.displayInline):
                sections.append(Section(title: menu.title))
                add(menu.children)
                sections.append(Section(title: ""))
            default: sections[sections.count - 1].rows.append(element)
            }
        }
    }

    var rows: [UIMenuElement] { sections.flatMap(\.rows) }

    /// The actions of the menu and of the menus in it.
    var actions: [UIAction] {
        rows.flatMap { row in
            (row as? UIAction).map { [$0] } ?? (row as? UIMenu).map { MenuContent($0).actions }
                ?? []
        }
    }
}

extension UIMenuElement {
    /// Whether a check mark is before the title.
    var isChecked: Bool { (self as? UIAction)?.state ?? .off != .off }

    var isDisabled: Bool { (self as? UIAction)?.attributes.contains(.disabled) ?? false }

    var isDestructive: Bool {
        (self as? UIAction)?.attributes.contains(.destructive)
            ?? (self as? UIMenu)?.options.contains(.destructive) ?? false
    }
}
