import Foundation

extension UITableView {
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        dequeue(UITableViewCell.self, .cell(identifier))
    }

    func dequeueEnd(_ identifier: String) -> UITableViewHeaderFooterView? {
        dequeue(UITableViewHeaderFooterView.self, .end(identifier))
    }

    private func dequeue<View: ReusableView>(
        _ base: View.Type, _ key: ReuseRegistry.Key
    ) -> View? {
        if let free = state.reuse.popFree(key) as? View {
            free.prepareForReuse()
            return free
        }
        return state.reuse[key]?.newView(
            of: base, for: key, identifier: key.identifier, frame: .zero, in: self)
    }

    func unregisteredCell(_ identifier: String) -> UITableViewCell {
        ListDiagnostic.unregisteredCell(identifier).report(at: self)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Removes a cell from the table and makes it available for reuse.
    func free(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        state.reuse.add(free: cell, kind: ReuseRegistry.Key.cell("").kind)
    }

    func freeEnd(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView else { return }
        state.reuse.add(free: view, kind: ReuseRegistry.Key.end("").kind)
    }

    /// Registers a document's prototype for an identifier.
    package func register(
        prototype: @escaping () -> UITableViewCell?, forCellReuseIdentifier identifier: String
    ) {
        state.reuse.register(prototype: prototype, for: .cell(identifier))
    }

    /// Sets the data source and delegate of a document's table, which the table keeps alive.
    package func adopt(
        source: some UITableViewDataSource & UITableViewDelegate
    ) {
        state.ownSource = source
        dataSource = source
        delegate = source
    }
}
