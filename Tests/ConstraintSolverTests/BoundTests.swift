import Testing

@testable import ConstraintSolver

/// Tests the property that a nonnegative variable is equivalent to one with a required constraint
/// `>= 0`.
struct BoundTests {
    @Test("closed form while no value is negative; the bound applies as soon as one is")
    func lazily() throws {
        let solver = Solver()
        let root = try solver.makeParameter("root", value: 320)
        let (left, right) = (
            solver.makeVariable("left", isNonNegative: true),
            solver.makeVariable("right", isNonNegative: true)
        )
        let sum = try solver.makeConstraint(left + right - root, .equal)
        solver.add(sum)
        solver.add(try solver.makeConstraint(left, .equal, 100, strength: 750))
        for (width, expected) in [(320.0, 100.0), (50, 50), (0, 0), (101, 100)] {
            try solver.setValue(width, of: root)
            try solver.solve()
            #expect(solver[left] == expected)
            #expect(solver[right] == width - expected)
        }
        #expect(solver.storage.blocks[0]?.tableaus.isEmpty == true)
        try solver.setValue(-5, of: root)
        #expect(throws: SolverError.contradiction([sum])) { try solver.solve() }
    }

    @Test("values, optima and contradictions as with explicit bounds", arguments: 0..<300)
    func random(seed: Int) throws {
        let system = RandomSystem(seed: seed, variables: 1...12)
        let lazy = try Loaded(system, isNonNegative: true)
        let explicit = try Loaded(system)
        for variable in explicit.variables {
            explicit.solver.add(
                try explicit.solver.makeConstraint(variable, .greaterThanOrEqual))
        }
        let isSolved = (try? explicit.solver.solve()) != nil
        do {
            try lazy.solver.solve()
            #expect(isSolved, "seed \(seed)")
        } catch {
            #expect(!isSolved, "seed \(seed)")
        }
        guard isSolved else { return }
        for (one, other) in zip(lazy.variables, explicit.variables) {
            #expect(lazy.solver[one] >= 0, "seed \(seed)")
            let isAmbiguous = explicit.solver.isAmbiguous(other)
            #expect(lazy.solver.isAmbiguous(one) == isAmbiguous, "seed \(seed)")
            if !isAmbiguous {
                #expect(abs(lazy.solver[one] - explicit.solver[other]) < 1e-9, "seed \(seed)")
            }
        }
    }

    @Test("the result doesn't depend on the history of a system with bounds", arguments: [1, 2, 3])
    func history(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var system = RandomSystem(seed: seed, variables: 8...12)
        let loaded = try Loaded(system, isNonNegative: true)
        for _ in 0..<200 {
            let index = Int.random(in: system.constraints.indices, using: &random)
            system.constraints[index].constant += Double(Int.random(in: -8...8, using: &random))
            try loaded.solver.setConstant(
                system.constraints[index].constant, of: loaded.constraints[index])
            let fresh = try Loaded(system, isNonNegative: true)
            let isSolved = (try? loaded.solver.solve()) != nil
            #expect(isSolved == ((try? fresh.solver.solve()) != nil))
            guard isSolved else { continue }
            for (one, other) in zip(loaded.variables, fresh.variables) {
                #expect(loaded.solver[one] == fresh.solver[other])
            }
        }
    }
}
