/// The rows that the presolve leaves, with required equalities and optional rows eliminated.
struct Kernel {
    let rows: Rows
    let presolve: Presolve
    let elimination: Elimination
    /// Required rows without an unknown, ascending; those of the presolve too.
    let checks: [Int]
    /// The rows that are neither solved nor empty.
    private let open: [Int]

    init(_ rows: Rows, _ presolve: Presolve, isLenient: Bool) {
        self.rows = rows
        self.presolve = presolve
        var unknowns = Array(repeating: [Entry](), count: presolve.kernel.isEmpty ? 0 : rows.count)
        for row in presolve.kernel {
            unknowns[row] = rows.entries(of: row).filter { !presolve.isSolved[$0.column] }
        }
        var elimination = Elimination(
            rows: unknowns, variableCount: rows.variableCount, isLenient: isLenient)
        elimination.solve(
            equalities: presolve.kernel.filter { rows[$0].kind == .requiredEquality })
        let optional = presolve.kernel.filter { !rows[$0].kind.isRequired }
        for row in optional.sorted(by: { (-rows[$0].strength, $0) < (-rows[$1].strength, $1) }) {
            elimination.solve(optional: row)
        }
        let rest = presolve.kernel.filter { !elimination.isPivot[$0] }
        open = rest.filter { !elimination.rows[$0].isEmpty }
        let empty = rest.filter { elimination.rows[$0].isEmpty && rows[$0].kind.isRequired }
        checks = (presolve.checks + empty).sorted()
        self.elimination = elimination
    }

    /// Variables that no row was solved for, and errors of the optional rows that were solved.
    private var freeColumns: [Int] {
        var isSolved = presolve.isSolved
        for pivot in elimination.pivots { isSolved[pivot.column] = true }
        let free = isSolved.indices.filter { !isSolved[$0] }
        var errors: [Int] = []
        for pivot in elimination.pivots where !rows[pivot.row].kind.isRequired {
            errors.append(rows.variableCount + pivot.row)
        }
        return free + errors.sorted()
    }

    private var isUsed: [Bool] {
        guard !open.isEmpty else { return [] }
        var result = Array(repeating: false, count: rows.variableCount + rows.count)
        for row in open {
            for entry in elimination.rows[row] { result[entry.column] = true }
        }
        return result
    }

    var looseColumns: [Int] {
        let isUsed = isUsed
        return isUsed.isEmpty ? freeColumns : freeColumns.filter { !isUsed[$0] }
    }

    /// The open rows and their columns, as independent parts.
    var parts: [(columns: [Int], rows: [Int])] {
        guard !open.isEmpty else { return [] }
        var sets = UnionFind(count: rows.variableCount + rows.count)
        for row in open {
            let entries = elimination.rows[row]
            for entry in entries { sets.unite(entries[0].column, entry.column) }
        }
        let isUsed = isUsed
        var result: [(columns: [Int], rows: [Int])] = []
        var places = Array(repeating: -1, count: isUsed.count)
        for column in freeColumns where isUsed[column] {
            let root = sets.find(column)
            if places[root] < 0 {
                places[root] = result.count
                result.append(([], []))
            }
            result[places[root]].columns.append(column)
        }
        for row in open {
            result[places[sets.find(elimination.rows[row][0].column)]].rows.append(row)
        }
        return result
    }

    /// The constants of checks and of the kernel's rows, those that are sources of steps first.
    func appendConstants(to formulas: inout Formulas) {
        let constants = rows.variableCount + rows.count
        var stepCounts = Array(repeating: 0, count: elimination.rows.count)
        for step in elimination.steps { stepCounts[step.target] += 1 }
        var stepsOfTarget = Ragged(counts: stepCounts)
        for (index, step) in elimination.steps.enumerated() {
            stepsOfTarget.append(index, to: step.target)
        }
        func append(_ row: Int) {
            formulas.append(target: constants + row, row: row, divisor: 1)
            for entry in rows.entries(of: row) where presolve.isForward(entry.column) {
                formulas.append(entry)
            }
            guard !stepCounts.isEmpty else { return }
            for index in stepsOfTarget[row] {
                let step = elimination.steps[index]
                formulas.append(Entry(column: constants + step.source, coefficient: -step.factor))
            }
        }
        for pivot in elimination.pivots { append(pivot.row) }
        for row in presolve.kernel where !elimination.isPivot[row] { append(row) }
        for row in presolve.checks { append(row) }
    }

    /// The values of the columns for which rows were solved.
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
