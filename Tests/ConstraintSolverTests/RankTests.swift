import Testing

@testable import ConstraintSolver

/// The choice among equally good solutions. Source: test suites of other layout libraries, which
/// pass on UIKit: lengths are zero first, then slacks, then positions.
struct RankTests {
    /// A view in a superview that is 393 points wide.
    private struct View {
        let solver = Solver()
        let x: Variable
        let width: Variable

        init() {
            x = solver.makeVariable("x")
            width = solver.makeVariable("width", isNonNegative: true)
        }

        func add(
            _ expression: some Linear, _ relation: Relation, _ constant: Double,
            at strength: Priority = .required
        ) throws {
            try solver.add(
                solver.makeConstraint(expression, relation, constant, strength: strength))
        }

        func solve() throws -> [Double] {
            try solver.solve()
            return [solver[x], solver[width]]
        }
    }

    @Test("right == superview.right - 13 alone: no width")
    func trailingEdge() throws {
        let view = View()
        try view.add(view.x + view.width, .equal, 380)
        #expect(try view.solve() == [380, 0])
    }

    @Test("right <= superview.right - 13 alone: no width, then no slack")
    func trailingInequality() throws {
        let view = View()
        try view.add(view.x + view.width, .lessThanOrEqual, 380)
        #expect(try view.solve() == [380, 0])
    }

    @Test("centerX alone: no width")
    func center() throws {
        let view = View()
        try view.add(view.x + 0.5 * view.width, .equal, 196.5)
        #expect(try view.solve() == [196.5, 0])
    }

    @Test("width <= superview.width - 52 at 751: zero, with or without a place")
    func optionalUpperBound() throws {
        let view = View()
        try view.add(view.width, .lessThanOrEqual, 341, at: 751)
        #expect(try view.solve() == [0, 0])
        try view.add(view.x, .equal, 26)
        try view.add(view.x + view.width, .lessThanOrEqual, 380)
        #expect(try view.solve() == [26, 0])
    }

    @Test("an optional lower bound is met exactly, whatever is created first", arguments: [1, -1])
    func optionalLowerBound(direction: Int) throws {
        let view = View()
        var additions: [() throws -> Void] = [
            { try view.add(view.x + view.width, .lessThanOrEqual, 380) },
            { try view.add(view.width, .greaterThanOrEqual, 100, at: 999) },
            { try view.add(view.x, .greaterThanOrEqual, 20) },
        ]
        if direction < 0 { additions.reverse() }
        for add in additions { try add() }
        let solution = try view.solve()
        #expect(solution[1] == 100)
        #expect(solution[0] == (direction > 0 ? 280 : 20))
    }

    @Test("a position shared by several rows follows the lengths")
    func sharedPosition() throws {
        let view = View()
        let y = view.solver.makeVariable("y")
        try view.add(view.x - y, .equal, 8)
        try view.add(view.x + view.width, .equal, 380)
        #expect(try view.solve() == [380, 0])
        #expect(view.solver[y] == 372)
    }

    /// Labels that are placed below one another, the first one nowhere: a step of a tutorial
    /// (hackingwithswift.com/read/6/5). Decision: all of them are on the screen.
    @Test(
        "the first variable of a chain is zero",
        arguments: [[0, 1, 2, 3], [2, 1, 3, 0], [1, 0, 3, 2]])
    func chain(order: [Int]) throws {
        let solver = Solver()
        let places = order.map { _ in solver.makeVariable() }
        for (upper, lower) in zip(order, order.dropFirst()) {
            let distance = Double(lower - upper) * 98
            try solver.add(
                solver.makeConstraint(places[lower] - places[upper], .equal, distance))
        }
        try solver.solve()
        #expect(places.map { solver[$0] } == [0, 98, 196, 294])
    }

    @Test("an optional equality between a length and the slack of another row")
    func lengthBeforeSlack() throws {
        let view = View()
        try view.add(view.x, .greaterThanOrEqual, 5, at: 500)
        try view.add(view.x + view.width, .equal, 100, at: 400)
        #expect(try view.solve() == [100, 0])
    }

    @Test("the sum of two lengths: one of them is zero")
    func sumOfLengths() throws {
        let view = View()
        let other = view.solver.makeVariable("other", isNonNegative: true)
        try view.add(view.width + other, .equal, 100)
        try view.add(other, .lessThanOrEqual, 60)
        #expect(try view.solve()[1] == 40 || view.solver[other] == 0)
    }
}
