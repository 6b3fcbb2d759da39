import Testing

@testable import ConstraintSolver

/// Documents contain multipliers with six digits together with exact constraints (formula).
struct ToleranceTests {
    private func thirds(tolerance: Double, isReversed: Bool) throws -> (Solver, [Variable]) {
        let solver = Solver(tolerance: tolerance)
        let root = try solver.makeParameter("root", value: 375)
        let widths = (0..<3).map { _ in solver.makeVariable() }
        var constraints = [
            try solver.makeConstraint(widths[0] + widths[1] + widths[2] - root, .equal),
            try solver.makeConstraint(widths[0] - widths[1], .equal),
            try solver.makeConstraint(widths[1] - widths[2], .equal),
            try solver.makeConstraint(widths[2] - 0.333333 * root, .equal),
        ]
        if isReversed { constraints.reverse() }
        for constraint in constraints { solver.add(constraint) }
        return (solver, widths)
    }

    @Test("the equalities created first hold exactly", arguments: [false, true])
    func equalities(isReversed: Bool) throws {
        let (solver, widths) = try thirds(tolerance: 1e-3, isReversed: isReversed)
        try solver.solve()
        #expect(widths.map { solver[$0] } == [125, 125, 125])
        let (strict, _) = try thirds(tolerance: 0, isReversed: isReversed)
        #expect(throws: SolverError.self) { try strict.solve() }
    }

    @Test("the latest constraint is violated, whichever row the elimination solves first")
    func latest() throws {
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
            let solver = Solver(tolerance: 1e-3)
            let (left, width) = (solver.makeVariable(), solver.makeVariable())
            let expressions = [left + width, left.expression, width.expression]
            var made: [Constraint] = []
            for index in order {
                let constant = [100.0005, 40, 60][index]
                made.append(try solver.makeConstraint(expressions[index], .equal, constant))
                solver.add(made[made.count - 1])
            }
            try solver.solve()
            #expect(solver.error(of: made[0]) < 1e-10 && solver.error(of: made[1]) < 1e-10)
            #expect(abs(solver.error(of: made[2]) - 0.0005) < 1e-10)
        }
    }

    @Test("inequalities are violated before equalities, and the later of two first")
    func inequalities() throws {
        let solver = Solver(tolerance: 1e-3)
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        solver.add(try solver.makeConstraint(width, .greaterThanOrEqual, 100.0004))
        solver.add(try solver.makeConstraint(width, .equal, 100))
        solver.add(try solver.makeConstraint(height, .lessThanOrEqual, 50))
        let later = try solver.makeConstraint(height, .greaterThanOrEqual, 50.0004)
        solver.add(later)
        try solver.solve()
        #expect(solver[width] == 100 && solver[height] == 50)
        try solver.setConstant(50.002, of: later)
        #expect(throws: SolverError.self) { try solver.solve() }
    }

    @Test("without a contradiction, constraints are satisfied exactly", arguments: 0..<200)
    func exact(seed: Int) throws {
        let system = RandomSystem(seed: seed, variables: 1...12)
        let (strict, lenient) = (try Loaded(system), try Loaded(system, tolerance: 1e-3))
        guard (try? strict.solver.solve()) != nil else { return }
        try lenient.solver.solve()
        for (one, other) in zip(strict.variables, lenient.variables) {
            #expect(strict.solver[one] == lenient.solver[other])
        }
    }
}
