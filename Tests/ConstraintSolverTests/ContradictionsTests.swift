import Testing

@testable import ConstraintSolver

/// Properties of `Solver.contradictions()`: the constraints in a set contradict one another, and as
/// many independent sets as possible are found, so that a large number is resolved in a few steps.
struct ContradictionsTests {
    private func failed(_ solver: Solver) -> Bool { (try? solver.solve()) == nil }

    @Test("all equalities that contradict the first are reported at once")
    func equalities() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let all = try (0..<5).map { try solver.makeConstraint(width, .equal, Double($0)) }
        all.forEach(solver.add)
        #expect(failed(solver))
        #expect(solver.contradictions() == all.dropFirst().map { [all[0], $0] })
    }

    @Test("inequalities are reported as if the latest of each set had been removed")
    func inequalities() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let least = try (1...3).map {
            try solver.makeConstraint(width, .greaterThanOrEqual, Double($0))
        }
        let most = try (0..<3).map {
            try solver.makeConstraint(width, .lessThanOrEqual, Double($0))
        }
        (least + most).forEach(solver.add)
        #expect(failed(solver))
        let sets = solver.contradictions()
        #expect(Set(sets.compactMap(\.last)) == Set(most))
        for set in sets { solver.remove(set.last ?? least[0]) }
        #expect(!failed(solver))
        #expect(solver[width] == 3)
    }

    @Test("independent systems are reported together, the earliest first")
    func sideBySide() throws {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        var pairs: [[Constraint]] = []
        for variable in variables {
            pairs.append([
                try solver.makeConstraint(variable, .equal, 1),
                try solver.makeConstraint(variable, .greaterThanOrEqual, 2),
            ])
        }
        pairs.reversed().joined().forEach(solver.add)
        #expect(failed(solver))
        #expect(solver.contradictions() == pairs)
    }
}
