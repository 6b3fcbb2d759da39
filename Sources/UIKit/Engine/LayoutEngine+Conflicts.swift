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
        if ProcessInfo.processInfo.environment["DBG"] != nil {
            for (c, row) in rows.values.map({ ($0.constraint, $0.layoutConstraint) }) where solver.isActive(c) && row.priority == .required && solver.error(of: c) > 0.01 {
                FileHandle.standardError.write(Data("VIOLATED \(row.documentLocation ?? "-") \(row.identifier ?? "") \(row.firstAttribute) \(row.secondAttribute) error \(solver.error(of: c))\n".utf8))
            }
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

    /// The last added of those that the system did not make; of the system's own the last.
    private func constraintToBreak(among conflict: [Constraint]) -> Constraint {
        func rank(_ constraint: Constraint) -> (Int, Int) {
            let made = sources[constraint]?.constraint
            return (made?.isMadeBySystem == false ? 1 : 0, made?.activationIndex ?? 0)
        }
        return conflict.max { rank($0) < rank($1) } ?? conflict[0]
    }
}
