import Foundation

extension UISearchBar {
    func typed(_ text: String) {
        delegate?.searchBar(self, textDidChange: text)
        controller?.textChanged()
    }

    /// Calls the delegate, and ends the search of a search controller.
    func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }
}
