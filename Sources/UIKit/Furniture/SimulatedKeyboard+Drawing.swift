import Foundation

extension SimulatedKeyboard {
    /// Returns the keyboard and the views next to it, to paint after the items of a page.
    func items(over page: DisplayList) -> [DisplayItem] {
        guard frame != nil, let window else { return [] }
        window.layoutIfNeeded()
        window.resolveColors()
        let context = CGContext(size: page.size, scale: UIScreen.main.scale)
        window.layer.render(in: context)
        return context.displayList.items
    }
}
