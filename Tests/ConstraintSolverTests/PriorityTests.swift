import Testing

@testable import ConstraintSolver

/// The table of Documentation/Layout.md 3.4: a width and its goals.
struct PriorityTests {
    struct Goal: Sendable {
        var relation: Relation
        var value: Double
        var strength: Double

        init(_ relation: Relation, _ value: Double, _ strength: Double) {
            self.relation = relation
            self.value = value
            self.strength = strength
        }
    }

    static let unique: [([Goal], Double)] = [
        ([.init(.equal, 100, 251), .init(.equal, 200, 250), .init(.equal, 210, 250)], 100),
        ([.init(.equal, 100, 500), .init(.equal, 200, 500), .init(.equal, 210, 500)], 200),
        ([.init(.equal, 100, 999), .init(.equal, 200, 998), .init(.equal, 300, 998)], 100),
        ([.init(.equal, 24, 500), .init(.greaterThanOrEqual, 30, 525)], 30),
        ([.init(.equal, 24, 500.25), .init(.lessThanOrEqual, 20, 500.5)], 20),
        ([.init(.equal, 24, 1), .init(.equal, 20, 1000)], 20),
    ]

    @Test(
        "Layout.md 3.4, unique rows: higher levels take precedence; a level takes the median",
        arguments: unique)
    func value(goals: [Goal], expected: Double) throws {
        let (solver, width) = try Self.solved(goals)
        #expect(solver[width] == expected)
        #expect(!solver.isAmbiguous(width))
    }

    static let ambiguous: [([Goal], ClosedRange<Double>)] = [
        ([.init(.equal, 24, 500), .init(.greaterThanOrEqual, 30, 500)], 24...30),
        ([.init(.equal, 10, 100), .init(.equal, 20, 100)], 10...20),
        ([.init(.greaterThanOrEqual, 10, 1000)], 10...Double.infinity),
        ([.init(.greaterThanOrEqual, 10, 500), .init(.lessThanOrEqual, 12, 1000)], 10...12),
    ]

    @Test(
        "Layout.md 3.4, ambiguous rows: the first constraint's error is the least",
        arguments: ambiguous)
    func ambiguity(goals: [Goal], range: ClosedRange<Double>) throws {
        let (solver, width) = try Self.solved(goals)
        #expect(solver[width] == range.lowerBound)
        #expect(solver.isAmbiguous(width))
    }

    @Test("Layout.md 3.4: two widths, each a multiple of the other, are zero")
    func multiples() throws {
        let solver = Solver()
        let foo = solver.makeVariable("foo")
        let bar = solver.makeVariable("bar")
        solver.add(try solver.makeConstraint(foo - 2 * bar, .equal))
        solver.add(try solver.makeConstraint(bar - 3 * foo, .equal))
        try solver.solve()
        #expect(solver[foo] == 0 && solver[bar] == 0)
        #expect(!solver.isAmbiguous(foo) && !solver.isAmbiguous(bar))
    }

    private static func solved(_ goals: [Goal]) throws -> (Solver, Variable) {
        let solver = Solver()
        let width = solver.makeVariable("width")
        for goal in goals {
            solver.add(
                try solver.makeConstraint(width, goal.relation, goal.value, strength: goal.strength)
            )
        }
        try solver.solve()
        return (solver, width)
    }
}
