import ConstraintSolver
import Foundation

/// Constraints that conflict, and the one among them that was broken.
struct EngineConflict {
    let rows: [Constraint]
    let broken: Constraint
}

extension LayoutEngine {
    /// Solves the system, and breaks one constraint of each conflict until none is left
    /// (Documentation/Layout.md 3.12).
    ///
    /// Conflicts are found when the layout is solved, not when a constraint is activated.
    func solveBreakingConflicts() {
        while (try? solver.solve()) == nil {
            var gone: Set<Constraint> = []
            for conflict in chooseBroken(of: solver.contradictions())
            where gone.isDisjoint(with: conflict.rows) {
                try? solver.setStrength(Self.broken, of: conflict.broken)
                gone.insert(conflict.broken)
                conflicts.append(conflict)
                hasUnreportedConflicts = true
            }
            guard !gone.isEmpty else { return }
        }
    }

    /// The priority of a broken constraint. It still has an effect, ahead of all optional
    /// constraints: a stored stack whose content is too tall for the available height is as tall as
    /// that height allows.
    private static let broken: Priority = 1000 - 1e-3

    /// Makes broken constraints required again, because their conflict may be gone.
    func restoreBrokenConstraints() {
        for conflict in conflicts {
            try? solver.setStrength(.required, of: conflict.broken)
        }
        conflicts.removeAll()
    }

    /// Returns the conflicts with the constraints that are broken, those that are broken most readily
    /// first, so that the order in which conflicts are found doesn't matter.
    private func chooseBroken(of found: [[Constraint]]) -> [EngineConflict] {
        let places = root.treePlaces
        var ranks: [Constraint: BreakingRank] = [:]
        for row in found.joined() where ranks[row] == nil {
            ranks[row] = sources[row].map { BreakingRank($0, places) }
        }
        func isBrokenLater(_ one: Constraint, _ other: Constraint) -> Bool {
            guard let one = ranks[one], let other = ranks[other] else { return false }
            return one < other
        }
        return found.compactMap { rows in
            rows.max(by: isBrokenLater).map { EngineConflict(rows: rows, broken: $0) }
        }
        .sorted { isBrokenLater($1.broken, $0.broken) }
    }
}

extension UIView {
    /// The places of the view and its descendants in the order of the tree.
    fileprivate var treePlaces: [ObjectIdentifier: Int] {
        var places: [ObjectIdentifier: Int] = [:]
        func visit(_ view: UIView) {
            places[ObjectIdentifier(view)] = places.count
            view.subviews.forEach(visit)
        }
        visit(self)
        return places
    }
}
