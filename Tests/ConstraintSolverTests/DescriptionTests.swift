import Testing

@testable import ConstraintSolver

struct DescriptionTests {
    @Test("a report has values, formulas, errors, and ambiguities (our own format)")
    func report() throws {
        let solver = Solver()
        let (left, width) = (solver.makeVariable("left"), solver.makeVariable())
        let loose = solver.makeVariable("loose")
        let root = try solver.makeParameter("root", value: 320)
        solver.add(try solver.makeConstraint(2 * left + width - root, .equal))
        solver.add(try solver.makeConstraint(width, .equal, 100, strength: 750))
        solver.add(try solver.makeConstraint(width, .greaterThanOrEqual, 120, strength: 250))
        solver.add(try solver.makeConstraint(-loose, .lessThanOrEqual, -7))
        try solver.solve()
        solver.add(try solver.makeConstraint(Expression(1), .equal, 2))
        #expect(
            solver.description == """
                block of #0: 2 variables, 3 constraints, tableaus 1x1
                  left = 110.0
                  v1 = 100.0
                  #0 2.0*left + v1 - root == 0.0
                  #1 v1 == 100.0 @750.0
                  #2 v1 >= 120.0 @250.0, off by 20.0
                block of #3: 1 variables, 1 constraints, tableaus 1x1
                  loose = 7.0 (ambiguous)
                  #3 -loose <= -7.0
                not solved: #4 0 == 1.0, off by 1.0
                """)
    }

    @Test("expressions are linear algebra (formula)")
    func expressions() throws {
        let solver = Solver()
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        let sum = 3 * (first + 2 * second - 1) - first + (-second) - (2 * first + 5)
        #expect(sum.constant == -8)
        var terms = sum.variables
        #expect(terms.merge(from: 0) == 0..<1)
        #expect(terms == [.init(index: 1, coefficient: 5)])
    }
}
