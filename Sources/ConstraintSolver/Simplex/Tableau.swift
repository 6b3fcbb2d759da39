/// The simplex tableau of a subproblem: unknowns that are zero while they are columns, and rows
/// that depend on them.
///
/// Each unknown is free, bounded (at least zero), or costs its distance from zero at the level of
/// its priority. A row's value is that of its unknown; a pivot exchanges a row's unknown with a
/// column's. Costs are vectors with one number per level, in lexicographic order.
struct Tableau: Sendable {
    enum Kind: UInt8, Sendable {
        /// Takes any value at no cost.
        case free
        /// At least zero.
        case bounded
        /// Costs its absolute value.
        case absolute
        /// Costs the amount by which it is below zero.
        case oneSided
    }

    /// The kinds of the unknowns: first the columns, then the rows, in the order before the first
    /// pivot.
    private(set) var kinds: [Kind]
    /// The level of an unknown's cost; 0 is the most important.
    let levels: [Int]
    let columnCount: Int
    let rowCount: Int
    let levelCount: Int

    /// By row, the change of its unknown per unit of the columns that it depends on, ascending.
    /// Sparse, because most rows depend on few of many columns. A row with an entry for each column
    /// contains zeros.
    var rows: [[Entry]]
    var rowUnknowns: [Int]
    var columnUnknowns: [Int]
    /// The row of each unknown, or -1 while it is a column.
    var rowOfUnknown: [Int]
    /// The constant of each unknown; zero for the original columns.
    var constants: [Double]
    /// The value of each row's unknown.
    var values: [Double]
    /// The side of zero on which an unknown's cost is counted, or 0 if it isn't counted.
    var sides: [Int8]
    /// By level, the change of the cost of all rows per unit of a column. The search of the face
    /// uses one additional level.
    var gradient: [Double]
    /// By column, the levels at which its gradient isn't zero, as bits: there can be as many levels as
    /// unknowns.
    var pricedLevels: [UInt64]
    /// The number of words of ``pricedLevels`` for each column.
    let wordCount: Int
    /// Whether the values belong to the constants.
    private var isEvaluated = false
    /// How often the values were updated instead of evaluated.
    private var updateCount = 0
    /// Whether constants were shifted for the last solution.
    var isForgiving = false
    /// Whether the basis, if it is optimal, has only one optimal solution.
    var isUnique = false
    /// The number of pivots since the coefficients were exact.
    var pivotCount = 0
    /// The number of pivots per unknown that are chosen by the greatest gain. After these, only the
    /// order of unknowns decides (Bland's rule), which is slow but never cycles.
    var patience = 4
    /// The magnitude that counts as zero for a value.
    var tolerance = 1e-9
    var scratch = Scratch()

    /// Buffers that are reused by every solve.
    struct Scratch: Sendable {
        var row: [Entry] = []
        var breakpoints: [Breakpoint] = []
        var slope: [Double] = []
        /// Whether an unknown can leave zero in the positive (`rises`) or negative (`falls`)
        /// direction at no cost.
        var rises: [Bool] = []
        var falls: [Bool] = []
    }

    /// The point at which a row's unknown reaches zero, and the change of the slope there.
    struct Breakpoint: Sendable {
        var row: Int
        var step: Double
        var rate: Double
    }

    init(
        rows: [[Entry]], kinds: [Kind], levels: [Int], columnCount: Int, levelCount: Int
    ) {
        self.rows = rows
        self.kinds = kinds
        self.levels = levels
        self.columnCount = columnCount
        self.levelCount = levelCount
        rowCount = rows.count
        rowUnknowns = Array(columnCount..<kinds.count)
        columnUnknowns = Array(0..<columnCount)
        rowOfUnknown = Array(-columnCount..<rowCount)
        for unknown in 0..<columnCount { rowOfUnknown[unknown] = -1 }
        constants = Array(repeating: 0, count: kinds.count)
        values = Array(repeating: 0, count: rowCount)
        sides = kinds.map { $0 == .bounded ? 1 : 0 }
        gradient = Array(repeating: 0, count: (levelCount + 1) * columnCount)
        wordCount = (levelCount + UInt64.bitWidth - 1) / UInt64.bitWidth
        pricedLevels = Array(repeating: 0, count: wordCount * columnCount)
        scratch.slope = Array(repeating: 0, count: levelCount)
        scratch.rises = Array(repeating: false, count: kinds.count)
        scratch.falls = scratch.rises
    }

    var pivotsBeforeBland: Int { patience * (rowCount + columnCount + 8) }

    /// The number of pivots beyond which the numbers must be degenerate. The solution reached then
    /// is kept.
    var greatestPivotCount: Int { 256 * (rowCount + columnCount + 8) }

    /// The cost per unit when the unknown increases from zero.
    func costUp(_ unknown: Int) -> Double {
        kinds[unknown] == .absolute ? 1 : 0
    }

    /// The cost per unit when the unknown decreases from zero.
    func costDown(_ unknown: Int) -> Double {
        kinds[unknown] == .absolute || kinds[unknown] == .oneSided ? 1 : 0
    }

    /// Removes an unknown's bound and cost.
    mutating func release(_ unknown: Int) {
        kinds[unknown] = .free
        sides[unknown] = 0
    }

    func mayFall(_ unknown: Int) -> Bool {
        kinds[unknown] != .bounded
    }

    /// Returns the change of the cost per unit of the unknown, on its current side.
    func slope(of unknown: Int) -> Double {
        switch sides[unknown] {
        case 1: costUp(unknown)
        case -1: -costDown(unknown)
        default: 0
        }
    }

    /// Returns the cost at a level of moving a column's unknown by one in a direction.
    func price(column: Int, direction: Int8, level: Int) -> Double {
        let unknown = columnUnknowns[column]
        let change = gradient[level * columnCount + column]
        let isOwn = levels[unknown] == level
        if direction > 0 { return isOwn ? change + costUp(unknown) : change }
        return isOwn ? costDown(unknown) - change : -change
    }

    /// Solves for the constants in the slots of a subproblem's rows and computes the values of its
    /// columns. Returns the multipliers of rows that contradict one another, or `nil` if there are
    /// none.
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

    /// Whether values are updated for changed constants instead of evaluated again. Their rounding
    /// errors are removed from time to time.
    var isLarge: Bool { rowCount * columnCount > 1 << 14 }

    /// Finds the optimal basis for optional rows at zero and bounded rows far from it.
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

    /// Whether many goals are violated. The dual method flips goals one by one; if there are many,
    /// the primal method is faster.
    private var hasManyViolatedGoals: Bool {
        var count = 0
        for row in 0..<rowCount where kinds[rowUnknowns[row]] != .bounded {
            if -Double(sides[rowUnknowns[row]]) * values[row] > tolerance { count += 1 }
        }
        return count > 16
    }

    /// The number of pivots after which rounding errors are removed by starting again.
    private var pivotLimit: Int { 64 + 4 * kinds.count }

    /// Computes the values of all rows from the constants of the unknowns.
    mutating func evaluate() {
        updateCount = 0
        for row in 0..<rowCount {
            var value = constants[rowUnknowns[row]]
            for entry in rows[row] {
                let constant = constants[columnUnknowns[entry.column]]
                guard constant != 0 else { continue }
                value = sumWithoutNoise(value, -entry.coefficient * constant)
            }
            values[row] = value
        }
    }

    /// Adds an amount to the constant of an unknown.
    mutating func shift(_ unknown: Int, by amount: Double) {
        if rowOfUnknown[unknown] >= 0 { return values[rowOfUnknown[unknown]] += amount }
        guard let column = columnUnknowns.firstIndex(of: unknown) else { return }
        for row in 0..<rowCount {
            values[row] = sumWithoutNoise(values[row], -value(row: row, column: column) * amount)
        }
    }

    /// Returns the change of a row's unknown per unit of a column's, or zero if the row doesn't
    /// depend on the column.
    func value(row: Int, column: Int) -> Double {
        rows[row].withUnsafeBufferPointer { entries in
            if entries.count == columnCount { return entries[column].coefficient }
            let place = entries.partitioningIndex { $0.column >= column }
            guard place < entries.count, entries[place].column == column else { return 0 }
            return entries[place].coefficient
        }
    }
}
