import Foundation
import QuartzCore

/// The insertions and deletions between two reads of the data source.
struct TableUpdate {
    var depth = 0
    var inserted: [Int: Int] = [:]
    var deleted: [Int: Int] = [:]
    var changesSections = false
    var changesRows = false
    var before: [Int] = []
}

extension UITableView {
    public func beginUpdates() {
        readIfNeeded()
        var update = state.update ?? TableUpdate()
        if update.depth == 0 { update.before = state.geometry.sections.map(\.rows.count) }
        update.depth += 1
        state.update = update
    }

    /// Ends the updates, shows the data source's new state, and measures the rows again.
    public func endUpdates() {
        guard var update = state.update else { return }
        update.depth -= 1
        state.update = update.depth > 0 ? update : nil
        guard update.depth == 0 else { return }
        if update.changesRows {
            refresh()
            check(update)
        } else {
            state.geometry.forgetMeasures()
            setNeedsLayout()
            animateRows()
        }
    }

    /// Moves the rows to their new positions in a film: with the animation block that calls, or in 0.3 s
    /// (decision). Source: UITableView, endUpdates(), which animates changes of row heights.
    private func animateRows() {
        guard LayerSimulation.current.isAnimated, window != nil else { return }
        if UIView.inheritedAnimationDuration > 0 { return layoutIfNeeded() }
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates()
        layoutIfNeeded()
        completion?(true)
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { update in
            for path in indexPaths { update.inserted[path.section, default: 0] += 1 }
        }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { update in
            for path in indexPaths { update.deleted[path.section, default: 0] += 1 }
        }
        state.selected.removeAll(where: indexPaths.contains)
    }

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { _ in }
    }

    public func reconfigureRows(at indexPaths: [IndexPath]) { change { _ in } }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { update in
            update.deleted[indexPath.section, default: 0] += 1
            update.inserted[newIndexPath.section, default: 0] += 1
        }
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.changesSections = true }
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.changesSections = true }
    }

    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.changesSections = true }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.changesSections = true }
    }

    private func change(_ note: (inout TableUpdate) -> Void) {
        beginUpdates()
        state.update?.changesRows = true
        if var update = state.update {
            note(&update)
            state.update = update
        }
        endUpdates()
    }

    /// Reads the data source again, and keeps the selection of the rows that still exist.
    private func refresh() {
        setNeedsReload()
        readIfNeeded()
        state.selected.removeAll { !state.geometry.contains($0) }
    }

    /// Reports row counts that don't match the updates, for which UIKit throws an exception.
    private func check(_ update: TableUpdate) {
        let after = state.geometry.sections.map(\.rows.count)
        guard !update.changesSections, after.count == update.before.count else { return }
        for (section, before) in update.before.enumerated() {
            let inserted = update.inserted[section] ?? 0
            let deleted = update.deleted[section] ?? 0
            guard before + inserted - deleted != after[section] else { continue }
            ListDiagnostic.invalidUpdate(
                section: section, before: before, after: after[section], inserted: inserted,
                deleted: deleted
            ).report(at: self)
        }
    }
}
