import ConstraintSolver
import Foundation

/// Constraints that exclude each other, and the one of them that had to be left out.
struct EngineConflict {
    let rows: [Constraint]
    let broken: Constraint
}

extension LayoutEngine {
    /// Solves; as long as constraints exclude each other, breaks one of them
    /// (Documentation/Layout.md 3.12).
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

    /// A broken constraint still pulls, before all that is optional: a stored stack around a view
    /// that is too high for its place is as high as the place lets it.
    private static let broken: Priority = 1000 - 1e-3

    /// Broken constraints count again as soon as their conflict is gone.
    func restoreBrokenConstraints() {
        for conflict in conflicts {
            try? solver.setStrength(.required, of: conflict.broken)
        }
        conflicts.removeAll()
    }

    /// A required natural size gives way first, as in stored frames; then the last added of those
    /// that the system did not make; of the system's own the last.
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
