import Testing

@testable import ConstraintSolver

/// Tests the property that the solution of a system is that of a new solver, whatever the changes
/// that led to the system.
struct ChangeTests {
    @Test(
        "after 1,000 changes of constants and parameters, the result equals a new solver's",
        arguments: [3, 11, 24, 42, 109])
    func constants(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var system = RandomSystem(seed: seed, variables: 8...12)
        let loaded = try Loaded(system)
        for _ in 0..<200 {
            let index = Int.random(in: system.constraints.indices, using: &random)
            system.constraints[index].constant += Double(Int.random(in: -8...8, using: &random))
            try loaded.solver.setConstant(
                system.constraints[index].constant, of: loaded.constraints[index])
            try expectSame(loaded, try Loaded(system))
        }
    }

    @Test(
        "after additions and removals in any order, the result equals a new solver's",
        arguments: [5, 6, 7, 8])
    func constraints(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let system = RandomSystem(seed: seed, variables: 8...20)
        let loaded = try Loaded(system)
        for _ in 0..<100 {
            let constraint = loaded.constraints.randomElement(using: &random)
            guard let constraint else { continue }
            if loaded.solver.isActive(constraint) {
                loaded.solver.remove(constraint)
            } else {
                loaded.solver.add(constraint)
            }
            let fresh = try Loaded(system)
            for (old, new) in zip(loaded.constraints, fresh.constraints)
            where !loaded.solver.isActive(old) { fresh.solver.remove(new) }
            try expectSame(loaded, fresh)
        }
    }

    @Test("the result doesn't depend on the order of insertion", arguments: 0..<50)
    func order(seed: Int) throws {
        let system = RandomSystem(seed: seed, variables: 5...20)
        try expectSame(
            try Loaded(system), try Loaded(system, isReversed: true), tolerance: 0)
    }

    private func expectSame(
        _ left: Loaded, _ right: Loaded, tolerance: Double = 1e-9
    ) throws {
        let isSolved = (try? left.solver.solve()) != nil
        #expect(isSolved == ((try? right.solver.solve()) != nil))
        guard isSolved else { return }
        for (one, other) in zip(left.variables, right.variables) {
            #expect(abs(left.solver[one] - right.solver[other]) <= tolerance)
        }
    }

    @Test("a changed parameter applies to every constraint with it, without recompiling")
    func parameter() throws {
        let solver = Solver()
        let root = try solver.makeParameter("root", value: 320)
        let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
        solver.add(try solver.makeConstraint(width - 0.5 * root, .equal, -10))
        solver.add(try solver.makeConstraint(2 * left + width - root, .equal))
        try solver.solve()
        for value in [480.0, 375, 1024] {
            try solver.setValue(value, of: root)
            try solver.solve()
            #expect(solver[width] == value / 2 - 10)
            #expect(solver[left] == value / 4 + 5)
        }
        #expect(solver.storage.compiledCount == 1)
    }

    @Test("a change compiles only the block of its variables")
    func blocks() throws {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        for variable in variables { solver.add(try solver.makeConstraint(variable, .equal, 1)) }
        try solver.solve()
        #expect(solver.storage.compiledCount == 3)
        let bridge = try solver.makeConstraint(
            variables[0] + variables[1], .lessThanOrEqual, 1, strength: 10)
        solver.add(bridge)
        try solver.solve()
        #expect(solver.storage.blocks.compactMap { $0 }.count == 2)
        #expect(solver.storage.compiledCount == 4)
        solver.remove(bridge)
        try solver.solve()
        #expect(solver.storage.blocks.compactMap { $0 }.count == 3)
        #expect(solver.storage.compiledCount == 6)
    }

    @Test("a priority may become required and optional again")
    func strength() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let goal = try solver.makeConstraint(width, .equal, 10, strength: 250)
        solver.add(goal)
        solver.add(try solver.makeConstraint(width, .equal, 20, strength: 750))
        for (strength, expected) in [(250.0, 20.0), (750.5, 10), (1000, 10), (1, 20)] {
            try solver.setStrength(strength, of: goal)
            try solver.solve()
            #expect(solver[width] == expected)
            #expect(solver.error(of: goal) == expected - 10)
        }
    }
}
