import Foundation

extension UISearchBar {
    func typed(_ text: String) {
        delegate?.searchBar(self, textDidChange: text)
        controller?.textChanged()
    }

    /// The delegate hears of it; a search controller ends the search.
    func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }
}
