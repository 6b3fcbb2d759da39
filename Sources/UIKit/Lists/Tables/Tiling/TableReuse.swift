import Foundation

/// The reusable cells and headers, and the sources of new ones.
@MainActor struct TableReuse {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var endClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// The prototypes of documents. Each call creates a new cell.
    var prototypes: [String: () -> UITableViewCell?] = [:]
    var nibs: [String: UINib] = [:]
    var endNibs: [String: UINib] = [:]
    var freeCells: [String: [UITableViewCell]] = [:]
    var freeEnds: [String: [UITableViewHeaderFooterView]] = [:]
}

extension UITableView {
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let free = state.reuse.freeCells[identifier]?.popLast() {
            free.prepareForReuse()
            return free
        }
        if let prototype = state.reuse.prototypes[identifier]?() {
            prototype.givenIdentifier = identifier
            return prototype
        }
        return state.reuse.cellClasses[identifier]?.init(registeredAs: identifier)
            ?? nibCell(identifier)
    }

    /// Returns a cell from a nib, or an empty one if the nib has no cell.
    private func nibCell(_ identifier: String) -> UITableViewCell? {
        guard let nib = state.reuse.nibs[identifier] else { return nil }
        let cell =
            nib.onlyView(UITableViewCell.self, for: identifier, in: self)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        cell.givenIdentifier = identifier
        return cell
    }

    func unregisteredCell(_ identifier: String) -> UITableViewCell {
        ListDiagnostic.unregisteredCell(identifier).report(at: self)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func dequeueEnd(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let free = state.reuse.freeEnds[identifier]?.popLast() {
            free.prepareForReuse()
            return free
        }
        return state.reuse.endClasses[identifier]?.init(registeredAs: identifier)
            ?? nibEnd(identifier)
    }

    private func nibEnd(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let nib = state.reuse.endNibs[identifier] else { return nil }
        let view =
            nib.onlyView(UITableViewHeaderFooterView.self, for: identifier, in: self)
            ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.givenIdentifier = identifier
        return view
    }

    /// Removes a cell from the table and makes it available for reuse.
    func free(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else { return }
        state.reuse.freeCells[identifier, default: []].append(cell)
    }

    func freeEnd(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView,
            let identifier = view.reuseIdentifier, !identifier.isEmpty
        else { return }
        state.reuse.freeEnds[identifier, default: []].append(view)
    }

    /// Registers a document's prototype for an identifier.
    package func register(
        prototype: @escaping () -> UITableViewCell?, forCellReuseIdentifier identifier: String
    ) {
        state.reuse.prototypes[identifier] = prototype
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
