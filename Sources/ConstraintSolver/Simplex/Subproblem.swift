/// An independent component of the rest of a reduced system, with the slots and rows of its
/// unknowns.
final class Subproblem: Sendable {
    /// The initial tableau, optimal for goals that are met and bounds that are far away. Most
    /// numbers of a subproblem need few pivots from it, and it depends on the structure only.
    let tableau: Tableau
    /// The slots (`columns`) and rows that are the tableau's unknowns.
    let columns: [Int]
    let rows: [Int]
    /// The optional unknowns, in the order of creation of their constraints.
    let order: [Int]
    /// The unknowns in the order in which they become zero if they can: lengths, then slacks, then
    /// the rest.
    let preference: [Int]

    /// The slot of each unknown's constant, or -1 for the columns, which have none.
    private let constantSlots: [Int]
    /// The greatest absolute coefficient of each row.
    private let scales: [Double]
    /// The first slot for the values of the rows.
    private let firstValue: Int

    init(_ component: ReducedSystem.Component, reduced: ReducedSystem, firstValue: Int) {
        let rows = reduced.rows
        let count = component.columns.count + component.rows.count
        var (kinds, constantSlots) = ([Tableau.Kind](), [Int]())
        kinds.reserveCapacity(count)
        constantSlots.reserveCapacity(count)
        var goals: [(unknown: Int, row: Int)] = []
        func append(row: Int?, constantSlot: Int) {
            let kind = row.map { rows[$0].kind.unknown } ?? .free
            if let row, kind == .absolute || kind == .oneSided { goals.append((kinds.count, row)) }
            kinds.append(kind)
            constantSlots.append(constantSlot)
        }
        for column in component.columns {
            let isError = column >= rows.variableCount
            append(row: isError ? column - rows.variableCount : nil, constantSlot: -1)
        }
        for row in component.rows {
            append(row: row, constantSlot: rows.variableCount + rows.count + row)
        }
        let (levels, levelCount) = Self.levels(of: goals, count, rows)
        var tableau = Tableau(
            rows: Self.entries(of: component, reduced.elimination), kinds: kinds, levels: levels,
            columnCount: component.columns.count, levelCount: levelCount)
        tableau.warmUp()
        self.tableau = tableau
        self.constantSlots = constantSlots
        scales = component.rows.map { reduced.elimination.rows[$0].scale }
        self.firstValue = firstValue
        columns = component.columns
        self.rows = component.rows
        goals.sort { $0.row < $1.row }
        order = goals.map(\.unknown)
        preference = Self.preference(component, reduced)
    }

    /// Returns unknowns by rank, then variables, then errors and slacks, each in the order of
    /// creation. The errors of equalities are already settled.
    private static func preference(_ component: ReducedSystem.Component, _ reduced: ReducedSystem)
        -> [Int]
    {
        let rows = reduced.rows
        let ranks = reduced.elimination.ranks
        let ofColumns = component.columns.enumerated().map { (ranks[$1], $1, $0) }
        let ofRows = component.rows.enumerated().compactMap { place, row in
            rows[row].kind == .requiredInequality || rows[row].kind == .optionalInequality
                ? (Rank.slack, rows.variableCount + row, component.columns.count + place) : nil
        }
        return (ofColumns + ofRows).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// Returns the level of each unknown's priority among the distinct priorities, or -1 for an
    /// unknown without a goal.
    private static func levels(
        of goals: [(unknown: Int, row: Int)], _ count: Int, _ rows: Rows
    ) -> (levels: [Int], count: Int) {
        let strengths = goals.map { rows[$0.row].strength }.sorted(by: >)
        var ranks: [Priority] = []
        for strength in strengths where ranks.last != strength { ranks.append(strength) }
        var levels = Array(repeating: -1, count: count)
        for (unknown, row) in goals {
            levels[unknown] = ranks.firstIndex(of: rows[row].strength) ?? -1
        }
        return (levels, ranks.count)
    }

    /// Returns the rows of a component with the places of its columns, which are ascending.
    private static func entries(
        of component: ReducedSystem.Component, _ elimination: Elimination
    ) -> [[Entry]] {
        component.rows.map { row in
            elimination.rows[row].map { entry in
                let place = component.columns.partitioningIndex { $0 >= entry.column }
                return Entry(column: place, coefficient: entry.coefficient)
            }
        }
    }

    /// Computes the values of the columns if the tableau's basis is the only optimal one for the
    /// constants in the slots. That is the most common case, and changes no tableau. The tableau is
    /// passed inside its list, because as an argument it would be copied.
    ///
    /// - Returns: Whether the values were computed.
    func evaluate(
        _ tableaus: UnsafeBufferPointer<Tableau>, at index: Int,
        slots: UnsafeMutableBufferPointer<Double>, noise: Double
    ) -> Bool {
        guard tableaus[index].isUnique, !tableaus[index].isLarge else { return false }
        for row in 0..<rows.count {
            let unknown = tableaus[index].rowUnknowns[row]
            var value = constantSlots[unknown] < 0 ? 0 : slots[constantSlots[unknown]]
            for entry in tableaus[index].rows[row] {
                let slot = constantSlots[tableaus[index].columnUnknowns[entry.column]]
                guard slot >= 0 else { continue }
                value = sumWithoutNoise(value, -entry.coefficient * slots[slot])
            }
            if -Double(tableaus[index].sides[unknown]) * value > noise { return false }
            slots[firstValue + row] = value
        }
        for (unknown, column) in columns.enumerated() {
            let row = tableaus[index].rowOfUnknown[unknown]
            slots[column] = row < 0 ? 0 : slots[firstValue + row]
        }
        return true
    }

    /// Restores feasibility, shifting the latest row of each contradiction that is within the
    /// tolerance. Returns the multipliers of rows that contradict one another by more, or `nil` if
    /// there are none.
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

    /// Returns the combination of rows that amounts to 0 >= a positive number, without rows whose
    /// share is a rounding error.
    private func multipliers(
        of infeasible: Tableau.Infeasible, in tableau: Tableau
    ) -> [(row: Int, factor: Double)] {
        var factors = Array(repeating: 0.0, count: rows.count)
        factors[tableau.rowUnknowns[infeasible.row] - columns.count] = 1
        for entry in tableau.rows[infeasible.row] {
            let unknown = tableau.columnUnknowns[entry.column]
            guard unknown >= columns.count else { continue }
            factors[unknown - columns.count] = -entry.coefficient
        }
        let weights = zip(factors, scales).map { abs($0) * $1 }
        let noise = Tableau.noise * (weights.max() ?? 0)
        return rows.indices.filter { weights[$0] > noise }.map { (rows[$0], factors[$0]) }
    }
}
