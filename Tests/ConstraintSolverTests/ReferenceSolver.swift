/// A simple, slow solver with the same results: all numbers are nonnegative, each constraint is an
/// equation with a slack or two errors, a full two-phase tableau uses Bland's rule, and the optimum
/// of each priority becomes a constraint before the next one is optimized.
struct ReferenceSolver {
    private var width: Int
    /// The rows, each followed by its right-hand side.
    private var table: [[Double]] = []
    private var basis: [Int] = []
    private let variableCount: Int
    private var errorCosts: [(strength: Double, column: Int)] = []
    private(set) var optima: [(strength: Double, error: Double)] = []

    /// Creates a solver; `nil` if the required constraints contradict one another.
    init?(_ system: RandomSystem, only chosen: [Int]? = nil) {
        variableCount = system.variableCount
        let constraints = (chosen ?? Array(system.constraints.indices)).map {
            system.constraints[$0]
        }
        // Two columns per variable, two per constraint, and one artificial column per constraint.
        let first = 2 * variableCount
        width = first + 3 * constraints.count
        for (index, constraint) in constraints.enumerated() {
            add(constraint, columns: first + 2 * index)
        }
        for row in table.indices {
            let artificial = first + 2 * table.count + row
            if table[row][width] < 0 { for column in 0...width { table[row][column].negate() } }
            table[row][artificial] = 1
            basis.append(artificial)
        }
        var cost = Array(repeating: 0.0, count: width)
        for column in (first + 2 * table.count)..<width { cost[column] = 1 }
        guard minimize(cost) < 1e-7 else { return nil }
        dropArtificials(from: first + 2 * table.count)
        minimizeLevels()
    }

    private mutating func add(_ constraint: RandomSystem.Item, columns: Int) {
        var row = Array(repeating: 0.0, count: width + 1)
        for (variable, coefficient) in constraint.terms {
            row[2 * variable] += coefficient
            row[2 * variable + 1] -= coefficient
        }
        row[width] = constraint.constant
        // sum - above + below = constant; an inequality has one of the two without cost.
        let isOptional = constraint.strength < 1000
        if isOptional || constraint.relation == .greaterThanOrEqual { row[columns] = -1 }
        if isOptional || constraint.relation == .lessThanOrEqual { row[columns + 1] = 1 }
        table.append(row)
        guard isOptional else { return }
        if constraint.relation != .greaterThanOrEqual {
            errorCosts.append((constraint.strength, columns))
        }
        if constraint.relation != .lessThanOrEqual {
            errorCosts.append((constraint.strength, columns + 1))
        }
    }

    private mutating func dropArtificials(from first: Int) {
        for row in table.indices.reversed() where basis[row] >= first {
            let column = (0..<first).max { abs(table[row][$0]) < abs(table[row][$1]) }
            if let column, abs(table[row][column]) > 1e-7 {
                pivot(row, column)
            } else {
                table.remove(at: row)
                basis.remove(at: row)
            }
        }
        for row in table.indices { table[row].removeSubrange(first..<width) }
        width = first
    }

    private mutating func minimizeLevels() {
        for strength in Set(errorCosts.map(\.strength)).sorted(by: >) {
            var cost = Array(repeating: 0.0, count: width)
            for item in errorCosts where item.strength == strength { cost[item.column] = 1 }
            let optimum = minimize(cost)
            optima.append((strength, optimum))
            keep(cost, atMost: optimum)
        }
    }

    /// Adds `cost + slack = bound` to a table that satisfies it.
    private mutating func keep(_ cost: [Double], atMost bound: Double) {
        for row in table.indices { table[row].insert(0, at: width) }
        var added = cost + [1, bound]
        for row in table.indices {
            let factor = added[basis[row]]
            if factor != 0 {
                for index in added.indices { added[index] -= factor * table[row][index] }
            }
        }
        added[width + 1] = max(0, added[width + 1])
        table.append(added)
        basis.append(width)
        width += 1
    }

    /// Returns the least and the greatest value of a variable among the optimal solutions; `nil`
    /// for no bound.
    mutating func range(of variable: Int) -> (least: Double?, greatest: Double?) {
        var cost = Array(repeating: 0.0, count: width)
        cost[2 * variable] = 1
        cost[2 * variable + 1] = -1
        let least = minimize(cost)
        let greatest = -minimize(cost.map { -$0 })
        return (least.isFinite ? least : nil, greatest.isFinite ? greatest : nil)
    }

    private mutating func minimize(_ cost: [Double]) -> Double {
        var prices = cost + [0]
        for row in table.indices {
            let factor = prices[basis[row]]
            if factor != 0 { subtract(factor, row, from: &prices) }
        }
        while let column = (0..<width).first(where: { prices[$0] < -1e-9 }) {
            guard let row = leavingRow(column) else { return -.infinity }
            pivot(row, column)
            subtract(prices[column], row, from: &prices)
        }
        return -prices[width]
    }

    private func leavingRow(_ column: Int) -> Int? {
        let rows = table.indices.filter { table[$0][column] > 1e-9 }
        let least = rows.map { table[$0][width] / table[$0][column] }.min() ?? 0
        return rows.filter { table[$0][width] / table[$0][column] <= least + 1e-9 }
            .min { basis[$0] < basis[$1] }
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = table[row][column]
        for index in 0...width { table[row][index] /= divisor }
        for other in table.indices where other != row {
            let factor = table[other][column]
            if factor != 0 { subtract(factor, row, from: &table[other]) }
        }
        basis[row] = column
    }

    private func subtract(_ factor: Double, _ row: Int, from target: inout [Double]) {
        table[row].withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                var index = 0
                while index < source.count {
                    let value = target[index] - factor * source[index]
                    target[index] = abs(value) < 1e-11 ? 0 : value
                    index += 1
                }
            }
        }
    }
}
