import Testing

@testable import ConstraintSolver

struct DeterminingTests {
    @Test("an edge is determined by the chain of constraints to it (formula)")
    func chain() throws {
        let solver = Solver()
        let root = try solver.makeParameter(value: 320)
        let (left, width, other) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        let margin = try solver.makeConstraint(left, .equal, 20)
        let trailing = try solver.makeConstraint(left + width - root, .equal, -20)
        let beside = try solver.makeConstraint(other - left - width, .equal, 8)
        for constraint in [beside, trailing, margin] { solver.add(constraint) }
        try solver.solve()
        #expect(solver.constraints(determining: left) == [margin])
        #expect(solver.constraints(determining: width) == [margin, trailing])
        #expect(solver.constraints(determining: other) == [trailing, beside])
        #expect(solver.constraints(determining: solver.makeVariable()).isEmpty)
    }

    @Test("of goals and bounds, only those that the value satisfies (Layout.md 3.4)")
    func goals() throws {
        let solver = Solver()
        let width = solver.makeVariable(isNonNegative: true)
        var made: [Constraint] = []
        for (relation, value, strength) in [
            (Relation.equal, 100.0, 250.0), (.equal, 200, 750), (.greaterThanOrEqual, 150, 1000),
            (.lessThanOrEqual, 180, 999),
        ] {
            made.append(try solver.makeConstraint(width, relation, value, strength: strength))
            solver.add(made[made.count - 1])
        }
        try solver.solve()
        #expect(solver.constraints(determining: width) == [made[3]])
        solver.remove(made[3])
        try solver.solve()
        #expect(solver.constraints(determining: width) == [made[1]])
        solver.remove(made[1])
        try solver.solve()
        #expect(solver.constraints(determining: width) == [made[2]])
        for constraint in made { solver.remove(constraint) }
        solver.add(try solver.makeConstraint(width, .equal, -4, strength: 1))
        try solver.solve()
        #expect(solver.constraints(determining: width).isEmpty)
    }

    @Test(
        "without all others, an unambiguous variable keeps its value (property)",
        arguments: 0..<300)
    func sufficient(seed: Int) throws {
        let system = RandomSystem(seed: seed, variables: 1...12)
        let loaded = try Loaded(system)
        guard (try? loaded.solver.solve()) != nil else { return }
        for (index, variable) in loaded.variables.enumerated()
        where !loaded.solver.isAmbiguous(variable) {
            let chosen = loaded.solver.constraints(determining: variable)
            let equations = Solver()
            let variables = loaded.variables.map { _ in equations.makeVariable() }
            for constraint in chosen {
                let item = system.constraints[constraint.index]
                equations.add(
                    try equations.makeConstraint(
                        item.expression(variables), .equal, item.constant))
            }
            try equations.solve()
            #expect(!equations.isAmbiguous(variables[index]), "seed \(seed)")
            #expect(abs(equations[variables[index]] - loaded.solver[variable]) < 1e-6)
        }
    }
}
