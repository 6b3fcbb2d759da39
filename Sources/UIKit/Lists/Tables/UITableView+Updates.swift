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
    /// Moves the rows to their new positions in a film: with the animation block that calls, or in 0.3 s
    /// (decision). Source: UITableView, endUpdates(), which animates changes of row heights.
    func animateRows() {
        guard LayerSimulation.current.isAnimated, window != nil else { return }
        if UIView.inheritedAnimationDuration > 0 { return layoutIfNeeded() }
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    func change(_ note: (inout TableUpdate) -> Void) {
        beginUpdates()
        state.update?.changesRows = true
        if var update = state.update {
            note(&update)
            state.update = update
        }
        endUpdates()
    }

    /// Reads the data source again, and keeps the selection of the rows that still exist.
    func refresh() {
        setNeedsReload()
        readIfNeeded()
        state.selected.removeAll { !state.geometry.contains($0) }
    }

    /// Reports row counts that don't match the updates, for which UIKit throws an exception.
    func check(_ update: TableUpdate) {
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
