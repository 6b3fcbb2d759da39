/// One independent part of what is left of a block, with the names that its unknowns have there.
struct Core {
    var tableau: Tableau
    /// The tableau before its first pivot.
    private let fresh: Tableau
    /// The block's columns and rows that are the tableau's unknowns.
    let columns: [Int]
    let rows: [Int]
    /// The optional unknowns by the creation of their constraints.
    let order: [Int]
    private var constants: [Double]

    init(columns: [Int], rows: [Int], elimination: Elimination, block: [Row], variableCount: Int) {
        self.columns = columns
        self.rows = rows
        let sources = columns.map { $0 < variableCount ? nil : $0 - variableCount } + rows
        let kinds = sources.map { row in row.map { block[$0].kind.unknown } ?? .free }
        let strengths = zip(sources, kinds).map { row, kind in
            kind == .absolute || kind == .oneSided ? row.map { block[$0].strength } : nil
        }
        let ranks = Set(strengths.compactMap { $0 }).sorted(by: >)
        let levelOf = Dictionary(uniqueKeysWithValues: zip(ranks, ranks.indices))
        let levels = strengths.map { strength in strength.flatMap { levelOf[$0] } ?? -1 }
        tableau = Tableau(
            coefficients: Self.dense(rows.map { elimination.rows[$0] }, columns),
            kinds: kinds, levels: levels, columnCount: columns.count, levelCount: ranks.count)
        fresh = tableau
        order = kinds.indices.filter { kinds[$0] == .absolute || kinds[$0] == .oneSided }
            .sorted { sources[$0] ?? 0 < sources[$1] ?? 0 }
        constants = Array(repeating: 0, count: sources.count)
    }

    private static func dense(_ rows: [[Elimination.Entry]], _ columns: [Int]) -> [Double] {
        var result = Array(repeating: 0.0, count: rows.count * columns.count)
        for (row, entries) in rows.enumerated() {
            var column = 0
            for entry in entries {
                while columns[column] < entry.column { column += 1 }
                result[row * columns.count + column] = entry.coefficient
            }
        }
        return result
    }

    /// Solves for the constants of the block's rows and gives its columns their values; nil, or
    /// the multipliers of rows that exclude each other.
    mutating func solve(
        constants source: [Double], noise: Double, tolerance: Double,
        into columnValues: inout [Double]
    ) -> [(row: Int, factor: Double)]? {
        for (index, row) in rows.enumerated() { constants[columns.count + index] = source[row] }
        if tableau.pivotCount > pivotLimit { tableau = fresh }
        tableau.tolerance = noise
        tableau.evaluate(constants: constants)
        while let infeasible = tableau.restoreFeasibility() {
            guard forgive(infeasible, tolerance) else { return multipliers(of: infeasible) }
        }
        if !tableau.isWarm { tableau.countRows() }
        tableau.minimizeCost()
        tableau.settle(order: order)
        for column in columns { columnValues[column] = 0 }
        for (row, unknown) in tableau.rowUnknowns.enumerated() where unknown < columns.count {
            columnValues[columns[unknown]] = tableau.values[row]
        }
        return nil
    }

    /// Shifts the latest row of a contradiction if that is within the tolerance.
    private mutating func forgive(_ infeasible: Tableau.Infeasible, _ tolerance: Double) -> Bool {
        let factors = multipliers(of: infeasible)
        guard let last = factors.max(by: { $0.row < $1.row }),
            let place = rows.firstIndex(of: last.row)
        else { return false }
        let shift = -tableau.values[infeasible.row] / abs(last.factor)
        guard shift <= tolerance else { return false }
        tableau.shift(columns.count + place, by: shift)
        return true
    }

    /// After so many pivots their rounding errors are cleared away by a new start.
    private var pivotLimit: Int { 64 + 4 * (columns.count + rows.count) }

    /// The combination of rows that says 0 >= something positive.
    private func multipliers(of infeasible: Tableau.Infeasible) -> [(row: Int, factor: Double)] {
        var result = [(rows[tableau.rowUnknowns[infeasible.row] - columns.count], 1.0)]
        for column in 0..<columns.count {
            let unknown = tableau.columnUnknowns[column]
            let coefficient = tableau.value(row: infeasible.row, column: column)
            guard unknown >= columns.count, abs(coefficient) > Tableau.noise else { continue }
            result.append((rows[unknown - columns.count], -coefficient))
        }
        return result
    }
}
