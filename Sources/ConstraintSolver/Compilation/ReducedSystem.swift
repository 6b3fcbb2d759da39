/// The rows that presolve leaves, after eliminating required equalities and optional rows.
struct ReducedSystem {
    let rows: Rows
    let presolve: Presolve
    let elimination: Elimination
    /// Required rows without an unknown, ascending, including those of presolve.
    let checks: [Int]
    /// The rows that are neither solved nor empty.
    private let open: [Int]
    /// Variables that no row was solved for, and errors of the optional rows that were solved.
    private let freeColumns: [Int]
    /// For each column, whether it occurs in an unsolved row; empty if there is no such row.
    private let isUsed: [Bool]

    init(_ rows: Rows, _ presolve: Presolve, isLenient: Bool) {
        self.rows = rows
        self.presolve = presolve
        elimination = Self.eliminate(rows, presolve, isLenient)
        var open: [Int] = []
        var checks = presolve.checks
        for row in presolve.reduced where !elimination.isPivot[row] {
            if !elimination.rows[row].isEmpty {
                open.append(row)
            } else if rows[row].kind.isRequired {
                checks.append(row)
            }
        }
        checks.sort()
        self.open = open
        self.checks = checks
        freeColumns = Self.freeColumns(rows, presolve, elimination)
        isUsed = Self.columns(of: open, elimination, count: rows.variableCount + rows.count)
    }

    private static func eliminate(
        _ rows: Rows, _ presolve: Presolve, _ isLenient: Bool
    ) -> Elimination {
        var unknowns: [[Entry]] = []
        var ranks: [Rank] = []
        if !presolve.reduced.isEmpty {
            unknowns = Array(repeating: [], count: rows.count)
            ranks = rows.ranks
            ranks += rows.rows.map { $0.kind == .optionalInequality ? .slack : .error }
        }
        for row in presolve.reduced {
            // One more for the error of an optional row.
            unknowns[row].reserveCapacity(rows[row].entries.count + 1)
            for entry in rows.entries(of: row) where !presolve.isSolved(entry.column) {
                unknowns[row].append(entry)
            }
        }
        var elimination = Elimination(
            rows: unknowns, ranks: ranks, variableCount: rows.variableCount, isLenient: isLenient)
        let equalities = presolve.reduced.filter { rows[$0].kind == .requiredEquality }
        if !equalities.isEmpty { elimination.solve(equalities: equalities) }
        var optional = presolve.reduced.filter { !rows[$0].kind.isRequired }
        optional.sort { (-rows[$0].strength, $0) < (-rows[$1].strength, $1) }
        for row in optional { elimination.solve(optional: row) }
        return elimination
    }

    private static func freeColumns(
        _ rows: Rows, _ presolve: Presolve, _ elimination: Elimination
    ) -> [Int] {
        var isFree = presolve.isOpen
        for pivot in elimination.pivots { isFree[pivot.column] = false }
        var free: [Int] = []
        for column in isFree.indices where isFree[column] { free.append(column) }
        let variableCount = free.count
        for pivot in elimination.pivots where !rows[pivot.row].kind.isRequired {
            free.append(rows.variableCount + pivot.row)
        }
        free[variableCount...].sort()
        return free
    }

    private static func columns(
        of open: [Int], _ elimination: Elimination, count: Int
    ) -> [Bool] {
        guard !open.isEmpty else { return [] }
        var result = Array(repeating: false, count: count)
        for row in open {
            for entry in elimination.rows[row] { result[entry.column] = true }
        }
        return result
    }

    var looseColumns: [Int] {
        isUsed.isEmpty ? freeColumns : freeColumns.filter { !isUsed[$0] }
    }

    struct Component {
        var columns: [Int] = []
        var rows: [Int] = []
    }

    /// The unsolved rows and their columns, as independent components.
    var components: [Component] {
        guard !open.isEmpty else { return [] }
        var sets = UnionFind(count: isUsed.count)
        for row in open {
            let entries = elimination.rows[row]
            for entry in entries { sets.unite(entries[0].column, entry.column) }
        }
        var result: [Component] = []
        var places = Array(repeating: -1, count: isUsed.count)
        for column in freeColumns where isUsed[column] {
            let root = sets.find(column)
            if places[root] < 0 {
                places[root] = result.count
                result.append(Component())
            }
            result[places[root]].columns.append(column)
        }
        for row in open {
            result[places[sets.find(elimination.rows[row][0].column)]].rows.append(row)
        }
        return result
    }

    /// Appends formulas for the constants of checks and of the reduced system's rows. Rows that are
    /// sources of steps come first.
    func appendConstants(to formulas: inout Formulas) {
        let constants = rows.variableCount + rows.count
        let stepsOfTarget = elimination.stepsOfTarget
        func append(_ row: Int) {
            formulas.append(target: constants + row, row: row, divisor: 1)
            for entry in rows.entries(of: row) where presolve.isForward(entry.column) {
                formulas.append(entry)
            }
            guard let stepsOfTarget else { return }
            for index in stepsOfTarget[row] {
                let step = elimination.steps[index]
                formulas.append(Entry(column: constants + step.source, coefficient: -step.factor))
            }
        }
        for pivot in elimination.pivots { append(pivot.row) }
        for row in presolve.reduced where !elimination.isPivot[row] { append(row) }
        for row in presolve.checks { append(row) }
    }

    /// Appends formulas for the values of the columns that rows were solved for.
    func appendPivots(to formulas: inout Formulas) {
        let constants = rows.variableCount + rows.count
        for pivot in elimination.pivots.reversed() {
            formulas.append(target: pivot.column, row: -1, divisor: -pivot.coefficient)
            formulas.append(Entry(column: constants + pivot.row, coefficient: 1))
            for entry in elimination.rows[pivot.row] where entry.column != pivot.column {
                formulas.append(entry)
            }
        }
    }
}
