import Foundation

extension UITableView {
    func unselectAll() {
        for path in state.selected { state.cells[path]?.setSelected(false, animated: false) }
        state.selected = []
    }

    // MARK: Editing

    func changeEditing(_ editing: Bool) {
        guard editing != state.isEditing else { return }
        state.isEditing = editing
        for path in state.order { state.cells[path]?.takeEditing(editingState(path)) }
        state.geometry.forgetMeasures()
        setNeedsLayout()
    }

    /// Returns the editing controls that the data source and the delegate allow a row to show.
    func editingState(_ path: IndexPath) -> TableCellEditing {
        guard state.isEditing, dataSource?.tableView(self, canEditRowAt: path) != false else {
            return TableCellEditing(isEditing: false, style: .none, indents: false, moves: false)
        }
        return TableCellEditing(
            isEditing: true,
            style: tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete,
            indents: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
            moves: dataSource?.tableView(self, canMoveRowAt: path) ?? false)
    }
}
