import Testing

@testable import ConstraintSolver

/// The work for views in a stack view that is too small grows with the number of views. Source: the
/// constraints of stack views (Documentation/Layout.md 4.1); solutions calculated by hand.
struct GrowthTests {
    enum Distribution: CaseIterable {
        case fill, equalSpacing
    }

    /// A column of views that are 20 points high, in 610 points.
    private struct Column {
        let solver = Solver(tolerance: 1e-3)
        var heights: [Variable] = []

        init(_ count: Int, _ distribution: Distribution) throws {
            var end = Expression()
            let gap =
                distribution == .equalSpacing ? solver.makeVariable(isNonNegative: true) : nil
            for index in 0..<count {
                let top = solver.makeVariable()
                let height = solver.makeVariable(isNonNegative: true)
                try add(top - end, .equal, 0)
                try add(height.expression, .lessThanOrEqual, 20, at: 251)
                try add(height.expression, .greaterThanOrEqual, 20, at: 750)
                end = top + height
                if let gap, index < count - 1 { end = end + gap }
                heights.append(height)
            }
            try add(end, .equal, 610)
            try solver.solve()
        }

        private func add(
            _ expression: Expression, _ relation: Relation, _ constant: Double,
            at strength: Priority = .required
        ) throws {
            solver.add(
                try solver.makeConstraint(expression, relation, constant, strength: strength))
        }

        /// The block that computed the solution.
        var block: Block {
            get throws { try #require(solver.storage.blocks.compactMap { $0 }.first?.solved) }
        }
    }

    private static func entryCount(of block: Block) -> Int {
        block.tableaus.reduce(0) { $1.rows.reduce($0) { $0 + $1.count } }
    }

    @Test("the first 30 views have their heights, and the last ones none", arguments: [50, 200])
    func solution(count: Int) throws {
        for distribution in Distribution.allCases {
            let column = try Column(count, distribution)
            let expected = (0..<count).map { $0 < 30 ? 20.0 : $0 == 30 ? 10 : 0 }
            #expect(column.heights.map { column.solver[$0] } == expected)
        }
    }

    @Test("few programs are compiled, whatever the number of bounds that are violated")
    func rounds() throws {
        for distribution in Distribution.allCases {
            let block = try Column(200, distribution).block
            #expect(block.boundRounds <= Block.greatestBoundRounds + 1)
        }
    }

    @Test("for twice as many views, at most 2.2 times as many pivots, terms, and coefficients")
    func growth() throws {
        let (small, large) = try (Column(150, .fill).block, Column(300, .fill).block)
        func expectLinear(_ count: (Block) -> Int) {
            #expect(Double(count(large)) <= 2.2 * Double(count(small)))
        }
        expectLinear { $0.tableaus.reduce(0) { $0 + $1.pivotCount } }
        expectLinear { $0.program.formulas.terms.count }
        expectLinear(Self.entryCount)
    }

    @Test("a row keeps no entries for columns that it doesn't depend on")
    func sparsity() throws {
        let block = try Column(300, .fill).block
        let cellCount = block.tableaus.reduce(0) { $0 + $1.rowCount * $1.columnCount }
        #expect(cellCount > 90_000)
        #expect(Self.entryCount(of: block) < cellCount / 20)
    }

    /// Source: the constraints of `fillProportionally`, whose priorities fall from 999.
    @Test("the levels with a price are those at which the gradient isn't zero")
    func levels() throws {
        let solver = Solver(tolerance: 1e-3)
        var sum = Expression()
        for index in 0..<200 {
            let height = solver.makeVariable(isNonNegative: true)
            solver.add(
                try solver.makeConstraint(
                    height.expression, .equal, Double(5 + index % 3),
                    strength: 999 - Double(index)))
            sum = sum + height
        }
        solver.add(try solver.makeConstraint(sum, .equal, 610, strength: .required))
        try solver.solve()
        let block = try #require(solver.storage.blocks.compactMap { $0 }.first?.solved)
        let tableau = try #require(block.tableaus.max { $0.levelCount < $1.levelCount })
        #expect(tableau.levelCount > 100)
        var count = 0
        for column in 0..<tableau.columnCount {
            for level in 0..<tableau.levelCount {
                let index = column * tableau.wordCount + level / 64
                let isPriced = tableau.pricedLevels[index] & 1 << UInt64(level % 64) != 0
                let gradient = tableau.gradient[level * tableau.columnCount + column]
                #expect(isPriced == (gradient != 0))
                count += isPriced ? 1 : 0
            }
        }
        #expect(count <= 4 * tableau.columnCount)
    }
}
