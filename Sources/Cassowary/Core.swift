/// One independent part of what is left of a kernel, with the names that its unknowns have there.
final class Core: Sendable {
    /// The tableau where wishes cost nothing and bounds are far away: most of a core's numbers
    /// need few pivots from there, and it depends on nothing but the structure.
    let tableau: Tableau
    /// The slots and rows that are the tableau's unknowns.
    let columns: [Int]
    let rows: [Int]
    /// The optional unknowns by the creation of their constraints.
    let order: [Int]

    /// The slot of each unknown's constant, -1 for the columns, which have none.
    private let constantSlots: [Int]
    /// The greatest coefficient of each row.
    private let scales: [Double]
    /// Where the values of the rows stand in the slots.
    private let firstValue: Int

    init(columns: [Int], rows: [Int], kernel: Kernel, firstValue: Int) {
        let firstConstant = kernel.rows.variableCount + kernel.rows.count
        constantSlots = columns.map { _ in -1 } + rows.map { firstConstant + $0 }
        scales = rows.map { kernel.elimination.rows[$0].scale }
        self.firstValue = firstValue
        self.columns = columns
        self.rows = rows
        let variableCount = kernel.rows.variableCount
        let sources = columns.map { $0 < variableCount ? nil : $0 - variableCount } + rows
        let kinds = sources.map { row in row.map { kernel.rows[$0].kind.unknown } ?? .free }
        let strengths = zip(sources, kinds).map { row, kind in
            kind == .absolute || kind == .oneSided ? row.map { kernel.rows[$0].strength } : nil
        }
        var ranks: [Priority] = []
        for strength in strengths.compactMap({ $0 }).sorted(by: >) where ranks.last != strength {
            ranks.append(strength)
        }
        let levels = strengths.map { strength in
            strength.flatMap { strength in ranks.firstIndex(of: strength) } ?? -1
        }
        var tableau = Tableau(
            coefficients: Self.dense(rows.map { kernel.elimination.rows[$0] }, columns),
            kinds: kinds, levels: levels, columnCount: columns.count, levelCount: ranks.count)
        tableau.warmUp()
        self.tableau = tableau
        order = kinds.indices.filter { kinds[$0] == .absolute || kinds[$0] == .oneSided }
            .sorted { sources[$0] ?? 0 < sources[$1] ?? 0 }
    }

    private static func dense(_ rows: [[Entry]], _ columns: [Int]) -> [Double] {
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

    /// Gives the columns their values if the tableau's basis is the only optimal one for the
    /// constants in the slots; that is most often so, and changes no tableau.
    func evaluate(
        _ tableau: borrowing Tableau, slots: UnsafeMutableBufferPointer<Double>, noise: Double
    ) -> Bool {
        guard tableau.isUnique, !tableau.isLarge else { return false }
        return tableau.coefficients.withUnsafeBufferPointer { coefficients in
            for row in 0..<rows.count {
                let unknown = tableau.rowUnknowns[row]
                var value = constantSlots[unknown] < 0 ? 0 : slots[constantSlots[unknown]]
                let start = row * columns.count
                for column in 0..<columns.count {
                    let coefficient = coefficients[start + column]
                    guard coefficient != 0 else { continue }
                    let slot = constantSlots[tableau.columnUnknowns[column]]
                    guard slot >= 0 else { continue }
                    value = sumWithoutNoise(value, -coefficient * slots[slot])
                }
                if -Double(tableau.sides[unknown]) * value > noise { return false }
                slots[firstValue + row] = value
            }
            for (unknown, column) in columns.enumerated() {
                let row = tableau.rowOfUnknown[unknown]
                slots[column] = row < 0 ? 0 : slots[firstValue + row]
            }
            return true
        }
    }

    /// Forgives contradictions within the tolerance: the latest row is shifted. Returns the
    /// multipliers of rows that exclude each other beyond it.
    func restoreFeasibility(
        of tableau: inout Tableau, tolerance: Double
    ) -> [(row: Int, factor: Double)]? {
        while let infeasible = tableau.restoreFeasibility() {
            let factors = multipliers(of: infeasible, in: tableau)
            guard let last = factors.max(by: { $0.row < $1.row }),
                let place = rows.firstIndex(of: last.row)
            else { return factors }
            let shift = -tableau.values[infeasible.row] / abs(last.factor)
            guard shift <= tolerance else { return factors }
            tableau.isForgiving = true
            tableau.shift(columns.count + place, by: shift)
        }
        return nil
    }

    /// The combination of rows that says 0 >= something positive, without rounding's share of it.
    private func multipliers(
        of infeasible: Tableau.Infeasible, in tableau: Tableau
    ) -> [(row: Int, factor: Double)] {
        var factors = Array(repeating: 0.0, count: rows.count)
        factors[tableau.rowUnknowns[infeasible.row] - columns.count] = 1
        for column in 0..<columns.count {
            let unknown = tableau.columnUnknowns[column]
            guard unknown >= columns.count else { continue }
            factors[unknown - columns.count] = -tableau.value(row: infeasible.row, column: column)
        }
        let weights = zip(factors, scales).map { abs($0) * $1 }
        let noise = Tableau.noise * (weights.max() ?? 0)
        return rows.indices.filter { weights[$0] > noise }.map { (rows[$0], factors[$0]) }
    }
}
