@testable import ConstraintSolver
import Testing

struct SystemTests {
    @Test(
        "the parsed text is an equal system with an identical solution (property)",
        arguments: 0..<50)
    func thereAndBack(seed: Int) throws {
        let loaded = try Loaded(
            RandomSystem(seed: seed, variables: 1...12), isNonNegative: seed % 2 == 0)
        let system = System(of: loaded.solver)
        let again = try System(text: system.text)
        #expect(again == system)
        let solver = Solver()
        let copies = try again.load(into: solver)
        let isSolved = (try? loaded.solver.solve()) != nil
        #expect(isSolved == ((try? solver.solve()) != nil))
        guard isSolved else { return }
        for (one, other) in zip(loaded.variables, copies.variables) {
            #expect(loaded.solver[one] == solver[other])
        }
    }

    @Test("the text has one line per item (our own format)")
    func text() throws {
        let solver = Solver()
        let root = try solver.makeParameter("root width", value: 320.5)
        let width = solver.makeVariable("title width", isNonNegative: true)
        let left = solver.makeVariable()
        let constraint = try solver.makeConstraint(
            width + 2 * left - root, .lessThanOrEqual, -8, strength: 750)
        solver.add(constraint)
        solver.add(try solver.makeConstraint(left + 1, .equal, 3))
        #expect(
            System(of: solver).text == """
                variable nonnegative title width
                variable any
                parameter 320.5 root width
                constraint <= -8.0 750.0 v 0 1.0 v 1 2.0 p 0 -1.0
                constraint == 2.0 1000.0 v 1 1.0

                """)
        solver.remove(constraint)
        #expect(System(of: solver).constraints.count == 1)
    }

    @Test(
        "an invalid line is reported",
        arguments: [
            "variable some x", "parameter nan x", "constraint = 1 2", "constraint == 1",
            "constraint == 1 1000 v 0 1", "constraint == 1 1000 x 0 1", "hello",
        ])
    func refused(line: String) {
        #expect(throws: System.TextError(line: 3, text: line)) {
            try System(text: "# comment\n\n\(line)\n")
        }
    }
}
