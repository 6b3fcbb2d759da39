/// What is left of a block when its equalities are solved: some unknowns, which are zero while
/// they are columns, and rows that depend on them.
///
/// Each unknown is free, or bounded (at least zero), or costs its distance from zero at the level
/// of its priority. A row's value is its unknown; a pivot swaps a row's unknown with a column's.
/// Costs are vectors, one number a level, compared like words in a dictionary.
struct Tableau: Sendable {
    enum Kind: UInt8, Sendable {
        /// Takes any value at no cost.
        case free
        /// At least zero.
        case bounded
        /// Costs its absolute value.
        case absolute
        /// Costs what it is below zero.
        case oneSided
    }

    /// Unknowns: first the columns, then the rows, as they were before the first pivot.
    private(set) var kinds: [Kind]
    /// The level of an unknown's cost; 0 is the most important.
    let levels: [Int]
    let columnCount: Int
    let rowCount: Int
    let levelCount: Int

    /// Row after row: how much a row's unknown grows with a column's.
    var coefficients: [Double]
    var rowUnknowns: [Int]
    var columnUnknowns: [Int]
    /// The row of each unknown, -1 while it is a column.
    var rowOfUnknown: [Int]
    /// The constant of each unknown; zero for the first columns.
    var constants: [Double]
    /// The value of each row's unknown.
    var values: [Double]
    /// On which side of zero an unknown's cost is counted; 0: not counted at all.
    var sides: [Int8]
    /// Level after level: how the cost of all rows grows with a column; one more level serves the
    /// search of a face.
    var gradient: [Double]
    /// Whether the values are those of the constants, and how often they were kept up.
    private var isEvaluated = false
    private var updateCount = 0
    /// Whether constants were shifted for the last solution.
    var isForgiving = false
    /// Whether the basis, if it is optimal, has the only optimal solution.
    var isUnique = false
    /// Pivots since the coefficients were exact.
    var pivotCount = 0
    /// Pivots by the greatest gain for each unknown of the tableau, before only the order of
    /// unknowns decides, which is slow but never goes round in circles.
    var patience = 4
    /// What counts as zero for a value.
    var tolerance = 1e-9
    var scratch = Scratch()

    /// Buffers that every solve uses again.
    struct Scratch: Sendable {
        var entries: [Int] = []
        var breakpoints: [Breakpoint] = []
        var slope: [Double] = []
        /// Whether an unknown may leave zero upwards or downwards at no price.
        var rises: [Bool] = []
        var falls: [Bool] = []
    }

    /// Where a row's unknown reaches zero, and how much the slope grows there.
    struct Breakpoint: Sendable {
        var row: Int
        var step: Double
        var rate: Double
    }

    init(
        coefficients: [Double], kinds: [Kind], levels: [Int], columnCount: Int, levelCount: Int
    ) {
        self.coefficients = coefficients
        self.kinds = kinds
        self.levels = levels
        self.columnCount = columnCount
        self.levelCount = levelCount
        rowCount = kinds.count - columnCount
        rowUnknowns = Array(columnCount..<kinds.count)
        columnUnknowns = Array(0..<columnCount)
        rowOfUnknown = Array(-columnCount..<rowCount)
        for unknown in 0..<columnCount { rowOfUnknown[unknown] = -1 }
        constants = Array(repeating: 0, count: kinds.count)
        values = Array(repeating: 0, count: rowCount)
        sides = kinds.map { $0 == .bounded ? 1 : 0 }
        gradient = Array(repeating: 0, count: (levelCount + 1) * columnCount)
        scratch.slope = Array(repeating: 0, count: levelCount)
        scratch.rises = Array(repeating: false, count: kinds.count)
        scratch.falls = scratch.rises
    }

    var pivotsBeforeBland: Int { patience * (rowCount + columnCount + 8) }

    /// Beyond this something is wrong with the numbers; what is reached then is kept.
    var greatestPivotCount: Int { 256 * (rowCount + columnCount + 8) }

    /// The price of one more, per level, when the unknown grows from zero.
    func costUp(_ unknown: Int) -> Double {
        kinds[unknown] == .absolute ? 1 : 0
    }

    /// The price of one less when the unknown falls from zero.
    func costDown(_ unknown: Int) -> Double {
        kinds[unknown] == .absolute || kinds[unknown] == .oneSided ? 1 : 0
    }

    /// Lets an unknown take any value from now on.
    mutating func release(_ unknown: Int) {
        kinds[unknown] = .free
        sides[unknown] = 0
    }

    func mayFall(_ unknown: Int) -> Bool {
        kinds[unknown] != .bounded
    }

    /// How the cost grows with the unknown, on the side where it is.
    func slope(of unknown: Int) -> Double {
        switch sides[unknown] {
        case 1: costUp(unknown)
        case -1: -costDown(unknown)
        default: 0
        }
    }

    /// The price of moving a column's unknown by one in a direction, at a level.
    func price(column: Int, direction: Int8, level: Int) -> Double {
        let unknown = columnUnknowns[column]
        let change = gradient[level * columnCount + column]
        let isOwn = levels[unknown] == level
        if direction > 0 { return isOwn ? change + costUp(unknown) : change }
        return isOwn ? costDown(unknown) - change : -change
    }

    /// Solves for the constants in the slots of a subproblem's rows and gives its columns their values;
    /// nil, or the multipliers of rows that exclude each other.
    mutating func solve(
        _ subproblem: Subproblem, slots: inout [Double], firstConstant: Int, noise: Double,
        tolerance: Double
    ) -> [(row: Int, factor: Double)]? {
        if pivotCount > pivotLimit { self = subproblem.tableau }
        self.tolerance = noise
        isForgiving = false
        let isKept = isLarge && isEvaluated && updateCount < 64
        for (index, row) in subproblem.rows.enumerated() {
            let constant = slots[firstConstant + row]
            let change = constant - constants[columnCount + index]
            constants[columnCount + index] = constant
            if isKept, change != 0 { shift(columnCount + index, by: change) }
        }
        if isKept { updateCount += 1 } else { evaluate() }
        isEvaluated = false
        let isFarAway = hasManyViolatedGoals
        if isFarAway { stopCounting() }
        if let factors = subproblem.restoreFeasibility(of: &self, tolerance: tolerance) {
            if isFarAway { self = subproblem.tableau }
            return factors
        }
        if isFarAway { countRows() }
        minimizeCost()
        settle(order: subproblem.order, preference: subproblem.preference)
        for (unknown, column) in subproblem.columns.enumerated() {
            let row = rowOfUnknown[unknown]
            slots[column] = row < 0 ? 0 : values[row]
        }
        isEvaluated = !isForgiving
        return nil
    }

    /// Where values are kept up with changed constants instead of computed again; their rounding
    /// errors are cleared away now and then.
    var isLarge: Bool { rowCount * columnCount > 1 << 14 }

    /// Finds the best basis for optional rows at zero and bounded rows far from it.
    mutating func warmUp() {
        for row in 0..<rowCount {
            constants[columnCount + row] = kinds[columnCount + row] == .bounded ? 1e6 : 0
        }
        evaluate()
        countRows()
        minimizeCost()
        isUnique = !openFace()
        pivotCount = 0
    }

    /// The dual method turns goals one by one; where there are many, the primal method is faster.
    private var hasManyViolatedGoals: Bool {
        var count = 0
        for row in 0..<rowCount where kinds[rowUnknowns[row]] != .bounded {
            if -Double(sides[rowUnknowns[row]]) * values[row] > tolerance { count += 1 }
        }
        return count > 16
    }

    /// After so many pivots their rounding errors are cleared away by a new start.
    private var pivotLimit: Int { 64 + 4 * kinds.count }

    /// The values of all rows for the constants of the unknowns.
    mutating func evaluate() {
        updateCount = 0
        for row in 0..<rowCount { values[row] = constants[rowUnknowns[row]] }
        for column in 0..<columnCount {
            let constant = constants[columnUnknowns[column]]
            guard constant != 0 else { continue }
            for row in 0..<rowCount {
                let change = -coefficients[row * columnCount + column] * constant
                values[row] = sumWithoutNoise(values[row], change)
            }
        }
    }

    /// Adds to the constant of an unknown.
    mutating func shift(_ unknown: Int, by amount: Double) {
        if rowOfUnknown[unknown] >= 0 { return values[rowOfUnknown[unknown]] += amount }
        guard let column = columnUnknowns.firstIndex(of: unknown) else { return }
        for row in 0..<rowCount {
            values[row] = sumWithoutNoise(values[row], -value(row: row, column: column) * amount)
        }
    }

    func value(row: Int, column: Int) -> Double {
        coefficients[row * columnCount + column]
    }
}
