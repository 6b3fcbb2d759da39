import Cassowary
import Foundation

/// A constraint that the engine had to leave out.
struct BrokenConstraint {
    let constraint: Constraint
}

extension LayoutEngine {
    /// Solves; as long as constraints exclude each other, breaks one of them and says so
    /// (facts: semantics.md 3.12).
    func solveBreakingConflicts() {
        while let conflict = firstConflict() {
            let culprit = constraintToBreak(among: conflict)
            solver.remove(culprit)
            broken.append(BrokenConstraint(constraint: culprit))
            report(conflict, breaking: culprit)
        }
    }

    private func firstConflict() -> [Constraint]? {
        do {
            try solver.solve()
            return nil
        } catch {
            guard case .contradiction(let constraints) = error else { return nil }
            return constraints
        }
    }

    /// Broken constraints count again as soon as their conflict is gone.
    func restoreBrokenConstraints() {
        for constraint in broken { solver.add(constraint.constraint) }
        broken.removeAll()
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
