import Testing

@testable import ConstraintSolver

/// Input for which a naive simplex method cycles or takes very many pivots.
struct DegenerateTests {
    /// Maximizes a sum with the goal that it be greater than possible.
    private func maximum(
        of objective: [Double], bounds: [(row: [Double], limit: Double)], atMost: Double,
        patience: Int? = nil
    ) throws -> Double {
        let solver = Solver()
        let variables = objective.map { _ in solver.makeVariable() }
        func sum(_ row: [Double]) -> Expression {
            zip(row, variables).reduce(Expression()) { $0 + $1.0 * $1.1 }
        }
        for variable in variables {
            solver.add(try solver.makeConstraint(variable, .greaterThanOrEqual))
        }
        for bound in bounds {
            solver.add(try solver.makeConstraint(sum(bound.row), .lessThanOrEqual, bound.limit))
        }
        let goal = try solver.makeConstraint(
            sum(objective), .greaterThanOrEqual, atMost, strength: 500)
        solver.add(goal)
        if let patience {
            solver.storage.compilePending()
            solver.setPatience(patience)
        }
        try solver.solve()
        return atMost - solver.error(of: goal)
    }

    @Test("Beale's example, which cycles with Dantzig's rule: the optimum is 1/20")
    func beale() throws {
        let optimum = try maximum(
            of: [0.75, -150, 0.02, -6],
            bounds: [
                ([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1),
            ], atMost: 1000)
        #expect(abs(optimum - 0.05) < 1e-9)
    }

    @Test("Kuhn's example: the optimum is 2", arguments: [nil, 0])
    func kuhn(patience: Int?) throws {
        let optimum = try maximum(
            of: [2, 3, -1, -12],
            bounds: [
                ([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2),
            ], atMost: 1000, patience: patience)
        #expect(abs(optimum - 2) < 1e-9)
    }

    @Test("the Klee–Minty cube: the optimum is 5^n", arguments: [3, 6, 8])
    func kleeMinty(size: Int) throws {
        func power(_ base: Double, _ exponent: Int) -> Double {
            (0..<exponent).reduce(1) { product, _ in product * base }
        }
        let bounds = (0..<size).map { row in
            (
                row: (0..<size).map { column in
                    column < row ? power(2, row - column + 1) : column == row ? 1.0 : 0
                },
                limit: power(5, row + 1)
            )
        }
        let optimum = try maximum(
            of: (0..<size).map { power(2, size - 1 - $0) }, bounds: bounds,
            atMost: 2 * power(5, size))
        #expect(abs(optimum - power(5, size)) < 1e-6)
    }

    @Test(
        "Bland's rule from the first pivot on: the same values", arguments: 0..<200)
    func bland(seed: Int) throws {
        let system = RandomSystem(seed: seed, variables: 1...15)
        let (patient, other) = (try Loaded(system), try Loaded(system))
        other.solver.storage.compilePending()
        other.solver.setPatience(0)
        let isSolved = (try? patient.solver.solve()) != nil
        #expect(isSolved == ((try? other.solver.solve()) != nil))
        guard isSolved else { return }
        for (one, another) in zip(patient.variables, other.variables) {
            #expect(abs(patient.solver[one] - other.solver[another]) < 1e-9, "seed \(seed)")
        }
    }

    @Test("after very many pivots, the tableau is rebuilt with the same result", arguments: 0..<50)
    func newStart(seed: Int) throws {
        let loaded = try Loaded(RandomSystem(seed: seed, variables: 5...15))
        guard (try? loaded.solver.solve()) != nil else { return }
        let before = loaded.variables.map { loaded.solver[$0] }
        for constraint in loaded.constraints {
            let constant = loaded.solver.storage.constraints[constraint.index].constant
            for change in [1000.0, 0] {
                try loaded.solver.setConstant(constant + change, of: constraint)
                for block in loaded.solver.storage.blocks.indices {
                    for subproblem in loaded.solver.storage.blocks[block]?.tableaus.indices ?? 0..<0
                    {
                        loaded.solver.storage.blocks[block]?.tableaus[subproblem].pivotCount =
                            100_000
                    }
                }
                try? loaded.solver.solve()
            }
        }
        for (variable, value) in zip(loaded.variables, before) {
            #expect(abs(loaded.solver[variable] - value) < 1e-9, "seed \(seed)")
        }
    }
}

extension Solver {
    /// Sets the number of pivots that the compiled tableaus choose by the greatest gain.
    func setPatience(_ patience: Int) {
        for block in storage.blocks.indices {
            for subproblem in storage.blocks[block]?.tableaus.indices ?? 0..<0 {
                storage.blocks[block]?.tableaus[subproblem].patience = patience
            }
        }
    }
}
