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
            for conflict in solver.contradictions() where gone.isDisjoint(with: conflict) {
                let culprit = constraintToBreak(among: conflict)
                try? solver.setStrength(Self.broken, of: culprit)
                gone.insert(culprit)
                conflicts.append(EngineConflict(rows: conflict, broken: culprit))
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

    /// Returns the constraint that resolves a conflict when it is broken.
    ///
    /// A required intrinsic size is chosen first, as stored frames show; then the last activated of
    /// the constraints that the system didn't create; then the last of the system's own
    /// constraints.
    private func constraintToBreak(among conflict: [Constraint]) -> Constraint {
        func rank(_ constraint: Constraint) -> (Int, Int) {
            let source = sources[constraint]
            if case .content = source { return (2, 0) }
            let made = source?.constraint
            return (made?.isMadeBySystem == false ? 1 : 0, made?.activationIndex ?? 0)
        }
        return conflict.max { rank($0) < rank($1) } ?? conflict[0]
    }
}
