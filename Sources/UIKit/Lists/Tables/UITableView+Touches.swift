import Foundation

extension UITableView {
    /// Handles a tap, which selects a row if the delegate allows it, and notifies the delegate.
    func touchEnded(_ touches: Set<UITouch>) {
        guard let place = touches.release(inside: self), let row = indexPathForRow(at: place),
            isEditing ? allowsSelectionDuringEditing : allowsSelection,
            tableDelegate?.tableView(self, shouldHighlightRowAt: row) != false
        else { return }
        if isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection,
            state.selected.contains(row)
        {
            return tapDeselects(row)
        }
        tapSelects(row)
    }

    private func tapSelects(_ row: IndexPath) {
        var wanted: IndexPath? = row
        if let tableDelegate {
            wanted = tableDelegate.tableView(self, willSelectRowAt: row)
        }
        guard let wanted else { return }
        let old = allowsMultipleSelection ? [] : state.selected.filter { $0 != wanted }
        for path in old { tapDeselects(path) }
        selectRow(at: wanted, animated: false, scrollPosition: .none)
        // A segue is prepared before the delegate is notified.
        state.cells[wanted]?.documentSelected?()
        tableDelegate?.tableView(self, didSelectRowAt: wanted)
    }

    private func tapDeselects(_ row: IndexPath) {
        var wanted: IndexPath? = row
        if let tableDelegate {
            wanted = tableDelegate.tableView(self, willDeselectRowAt: row)
        }
        guard let wanted else { return }
        deselectRow(at: wanted, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: wanted)
    }
}
