import Foundation

extension UIButton {
    /// Whether the button shows the selected action of its menu.
    private var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// Opens the menu next to the button.
    func openMenu() -> Bool {
        guard let menu, isEnabled, UIScreen.main.era >= .dark else { return false }
        var source = MenuSource(view: self, rect: bounds, sender: self)
        source.onSelection = { [weak self] in self?.select($0) }
        return MenuScreen.open(menu, at: source) != nil
    }

    /// Opens the menu after a long press, if a tap doesn't.
    func openMenuAfterPress() -> Bool { !showsMenuAsPrimaryAction && openMenu() }

    /// Shows the selected action of a pop-up button's menu: the first one whose state is on, or otherwise
    /// the first one, which becomes it. (Source: Apple, *changesSelectionAsPrimaryAction*.)
    func showSelection() {
        guard isPopUp, let menu else { return }
        let actions = MenuContent(menu).actions
        guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else {
            return
        }
        selected.state = .on
        if configuration == nil {
            setTitle(selected.title, for: .normal)
            if let image = selected.image { setImage(image, for: .normal) }
        } else {
            configuration?.title = selected.title
            configuration?.image = selected.image ?? configuration?.image
        }
    }

    private func select(_ action: UIAction) {
        guard isPopUp, let menu else { return }
        for other in MenuContent(menu).actions { other.state = other === action ? .on : .off }
        showSelection()
    }
}
