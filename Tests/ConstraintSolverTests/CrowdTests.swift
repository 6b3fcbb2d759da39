import Testing

@testable import ConstraintSolver

/// A hundred thousand constraints on few variables are solved correctly in a short time (formula).
struct CrowdTests {
    private static let count = 100_000

    @Test("goals for one width: the required bound below their median")
    func goals() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        for index in 0..<Self.count {
            let value = Double((index * 7919) % Self.count)
            solver.add(try solver.makeConstraint(width, .equal, value, strength: 250))
        }
        solver.add(try solver.makeConstraint(width, .lessThanOrEqual, 10))
        try solver.solve()
        #expect(solver[width] == 10)
    }

    @Test("bounds of three widths: the largest ones apply")
    func bounds() throws {
        let solver = Solver()
        let widths = (0..<3).map { _ in solver.makeVariable() }
        for index in 0..<Self.count {
            let (one, other) = (widths[index % 3], widths[(index + 1) % 3])
            solver.add(
                try solver.makeConstraint(
                    one - other, .lessThanOrEqual, Double(10 + index * 7919 % 1000)))
        }
        for width in widths {
            solver.add(try solver.makeConstraint(width, .greaterThanOrEqual, 100))
            solver.add(try solver.makeConstraint(width, .lessThanOrEqual, 0, strength: 250))
        }
        try solver.solve()
        #expect(widths.map { solver[$0] } == [100, 100, 100])
    }

    @Test("the same equality many times, the last with six digits", arguments: [0, 1e-3])
    func equalities(tolerance: Double) throws {
        let solver = Solver(tolerance: tolerance)
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        solver.add(try solver.makeConstraint(width, .equal, 100))
        for _ in 0..<Self.count {
            solver.add(try solver.makeConstraint(width - 3 * height, .equal))
        }
        let last = try solver.makeConstraint(height - 0.333333 * width, .equal)
        solver.add(last)
        do {
            try solver.solve()
            #expect(tolerance > 0)
            #expect(solver[width] == 100 && abs(solver[height] - 100 / 3.0) < 1e-10)
        } catch {
            #expect(tolerance == 0)
            guard case .contradiction(let set) = error else { throw error }
            #expect(set.map(\.index) == [0, 1, last.index])
        }
    }
}
