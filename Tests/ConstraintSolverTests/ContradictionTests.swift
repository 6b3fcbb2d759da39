import Testing

@testable import ConstraintSolver

struct ContradictionTests {
    private func contradiction(of solver: Solver) -> [Constraint]? {
        do {
            try solver.solve()
            return nil
        } catch {
            guard case .contradiction(let set) = error else { return nil }
            return set
        }
    }

    /// Four buttons in a row: margins 20, gaps 8 (Documentation/Layout.md 3.12, Attributor).
    private struct Buttons {
        let solver = Solver()
        let root: Parameter
        let widths: [Variable]
        private(set) var required: [Constraint] = []

        init(width: Double) throws {
            root = try solver.makeParameter("root", value: width)
            widths = (1...4).map { [solver] in solver.makeVariable("w\($0)") }
            var left: Expression = Expression(20)
            for index in 0..<4 {
                let start = solver.makeVariable("x\(index + 1)")
                try require(start - left)
                left = start + widths[index] + 8
            }
            try require(left + 12 - root)
        }

        @discardableResult
        mutating func require(_ expression: Expression, _ constant: Double = 0) throws -> Constraint
        {
            let constraint = try solver.makeConstraint(expression, .equal, constant)
            solver.add(constraint)
            required.append(constraint)
            return constraint
        }
    }

    @Test("Attributor at 480: all that derive 320 from 20+64+8+64+8+64+8+64+20, then 224")
    func attributor() throws {
        var buttons = try Buttons(width: 320)
        let fixed = try (0..<3).map { try buttons.require(buttons.widths[$0].expression, 64) }
        try buttons.require(buttons.widths[0] - buttons.widths[3])
        #expect(contradiction(of: buttons.solver) == nil)
        try buttons.solver.setValue(480, of: buttons.root)
        #expect(contradiction(of: buttons.solver) == buttons.required)
        buttons.solver.remove(fixed[2])
        #expect(contradiction(of: buttons.solver) == nil)
        #expect(buttons.widths.map { buttons.solver[$0] } == [64, 64, 224, 64])
        buttons.solver.add(fixed[2])
        #expect(contradiction(of: buttons.solver)?.count == 9)
        try buttons.solver.setValue(320, of: buttons.root)
        #expect(contradiction(of: buttons.solver) == nil)
    }

    /// The log of the lecture lists the three widths and one of the equalities.
    @Test("Attributor with equal widths and widths of 64: each width is removed in turn")
    func equalAndFixedWidths() throws {
        var buttons = try Buttons(width: 320)
        let equal = try [3, 1, 2].map {
            try buttons.require(buttons.widths[0] - buttons.widths[$0])
        }
        let fixed = try (0..<3).map { try buttons.require(buttons.widths[$0].expression, 64) }
        let row = buttons.required.prefix(5)
        try buttons.solver.setValue(480, of: buttons.root)
        for sides in [
            [equal[0]] + fixed, [equal[0], equal[2], fixed[0], fixed[1]], equal + [fixed[0]],
        ] {
            #expect(contradiction(of: buttons.solver) != nil)
            #expect(buttons.solver.contradictions() == [row + sides])
            buttons.solver.remove(sides[3])
        }
        #expect(contradiction(of: buttons.solver) == nil)
        #expect(buttons.widths.map { buttons.solver[$0] } == [104, 104, 104, 104])
    }

    @Test(
        "Attributor with equal widths: (W - 64) / 4 on every device",
        arguments: [(320, 64), (480, 104), (375, 77.75), (667, 150.75), (1024, 240)])
    func equalWidths(root: Double, width: Double) throws {
        var buttons = try Buttons(width: 320)
        for index in 1..<4 { try buttons.require(buttons.widths[0] - buttons.widths[index]) }
        try buttons.solver.solve()
        try buttons.solver.setValue(root, of: buttons.root)
        try buttons.solver.solve()
        #expect(buttons.widths.map { buttons.solver[$0] } == [width, width, width, width])
    }

    @Test("W12-228: a width that would have to be -10 contradicts the constraints on it")
    func negativeSize() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let other = solver.makeVariable()
        let set = [
            try solver.makeConstraint(width, .greaterThanOrEqual, 0),
            try solver.makeConstraint(other, .equal, 30),
            try solver.makeConstraint(width + other, .lessThanOrEqual, 20),
        ]
        let innocent = try solver.makeConstraint(width - other, .lessThanOrEqual, 100)
        for constraint in [innocent] + set.reversed() { solver.add(constraint) }
        #expect(contradiction(of: solver) == set)
        solver.remove(set[1])
        #expect(contradiction(of: solver) == nil)
    }

    @Test("two contradictions are reported one after the other; other blocks are solved")
    func several() throws {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        var made: [Constraint] = []
        for (variable, value) in [(0, 1.0), (0, 2), (1, 3), (1, 4), (2, 5)] {
            made.append(try solver.makeConstraint(variables[variable], .equal, value))
            solver.add(made[made.count - 1])
        }
        #expect(contradiction(of: solver) == [made[0], made[1]])
        #expect(solver[variables[2]] == 5)
        solver.remove(made[1])
        #expect(contradiction(of: solver) == [made[2], made[3]])
        solver.remove(made[2])
        #expect(contradiction(of: solver) == nil)
        #expect(variables.map { solver[$0] } == [1, 4, 5])
    }

    @Test("a constraint without variables is contradictory or has no effect")
    func constants() throws {
        let solver = Solver()
        let parameter = try solver.makeParameter(value: 3)
        let constraint = try solver.makeConstraint(parameter, .lessThanOrEqual, 2)
        solver.add(constraint)
        #expect(contradiction(of: solver) == [constraint])
        try solver.setValue(2, of: parameter)
        #expect(contradiction(of: solver) == nil)
    }

    @Test("invalid numbers are rejected")
    func refused() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        for strength in [0, -1, 1000.5, .nan] {
            #expect(throws: SolverError.self) {
                try solver.makeConstraint(width, .equal, 1, strength: strength)
            }
        }
        #expect(throws: SolverError.notFinite) { try solver.makeConstraint(width, .equal, .nan) }
        #expect(throws: SolverError.notFinite) {
            try solver.makeConstraint(.infinity * width, .equal, 1)
        }
        let constraint = try solver.makeConstraint(width, .equal, 1)
        #expect(throws: SolverError.notFinite) { try solver.setConstant(.nan, of: constraint) }
        #expect(
            SolverError.contradiction([constraint]).description
                == "the required constraints #0 conflict")
    }

    @Test("a row with a large coefficient isn't ignored, however small its multiplier")
    func greatCoefficient() throws {
        let solver = Solver()
        let outer = solver.makeVariable(isNonNegative: true)
        let inner = solver.makeVariable(isNonNegative: true)
        let set = [
            try solver.makeConstraint(1e30 * outer, .lessThanOrEqual, 0),
            try solver.makeConstraint(outer - inner, .greaterThanOrEqual, 3),
        ]
        for constraint in set { solver.add(constraint) }
        #expect(contradiction(of: solver) == set)
    }

    @Test("a term 1e12 times smaller than another of its sum is omitted")
    func negligibleTerms() throws {
        let solver = Solver()
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        solver.add(try solver.makeConstraint(width - 1e-300 * height, .equal, 5))
        try solver.solve()
        #expect(solver[width] == 5)
        #expect(solver[height] == 0)
    }

    @Test("a value that overflows is zero")
    func overflow() throws {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        solver.add(try solver.makeConstraint(variables[0], .equal, 1e300))
        solver.add(try solver.makeConstraint(variables[1] - 1e10 * variables[0], .equal))
        solver.add(try solver.makeConstraint(variables[2] - variables[1], .equal))
        try solver.solve()
        #expect(variables.map { solver[$0] } == [1e300, 0, 0])
    }
}
