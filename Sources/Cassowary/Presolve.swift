/// Solves the rows that can be solved without a change to any other row.
///
/// Forward: a required equality with one unknown left gives that unknown. Backward: a variable
/// that stands in one row only follows from that row when all else is known. What is left over
/// is the kernel, which `Elimination` solves.
struct Presolve {
    struct Pivot {
        var row: Int
        var column: Int
        var coefficient: Double
    }

    private(set) var forward: [Pivot] = []
    /// In the order of deferral; the later come first when values are computed.
    private(set) var backward: [Pivot] = []
    /// Required rows without an unknown.
    private(set) var checks: [Int] = []
    /// The rows of the kernel, ascending.
    private(set) var kernel: [Int] = []
    /// The variables that are solved forward or backward.
    private(set) var isSolved: [Bool]
    private var isForward: [Bool] = []

    private let rows: Rows
    private let rowsOfColumn: Ragged
    /// How many unknowns each row has.
    private var unknownCounts: [Int]
    private var isPivot: [Bool]

    init(_ rows: Rows) {
        self.rows = rows
        var counts = Array(repeating: 0, count: rows.variableCount)
        for entry in rows.entries { counts[entry.column] += 1 }
        var rowsOfColumn = Ragged(counts: counts)
        for row in rows.indices {
            for entry in rows.entries(of: row) { rowsOfColumn.append(row, to: entry.column) }
        }
        self.rowsOfColumn = rowsOfColumn
        unknownCounts = rows.rows.map { $0.entries.count }
        isPivot = Array(repeating: false, count: rows.count)
        isSolved = Array(repeating: false, count: rows.variableCount)
        solveForward()
        isForward = isSolved
        checks = rows.indices.filter {
            !isPivot[$0] && unknownCounts[$0] == 0 && rows[$0].kind.isRequired
        }
        solveBackward()
        kernel = rows.indices.filter { !isPivot[$0] && unknownCounts[$0] > 0 }
    }

    func isForward(_ column: Int) -> Bool { isForward[column] }

    private mutating func solveForward() {
        var queue = rows.indices.filter {
            unknownCounts[$0] == 1 && rows[$0].kind == .requiredEquality
        }
        var position = 0
        while position < queue.count {
            let row = queue[position]
            position += 1
            guard unknownCounts[row] == 1,
                let entry = rows.entries(of: row).first(where: { !isSolved[$0.column] })
            else { continue }
            forward.append(
                Pivot(row: row, column: entry.column, coefficient: entry.coefficient))
            isPivot[row] = true
            isSolved[entry.column] = true
            for other in rowsOfColumn[entry.column] {
                unknownCounts[other] -= 1
                guard unknownCounts[other] == 1, !isPivot[other] else { continue }
                if rows[other].kind == .requiredEquality { queue.append(other) }
            }
        }
    }

    /// Optional rows too: nothing else speaks against their wish. Later variables first, so that
    /// the earlier stay free.
    private mutating func solveBackward() {
        var rowCounts = Array(repeating: 0, count: rows.variableCount)
        for row in rows.indices where !isPivot[row] && unknownCounts[row] > 0 {
            for entry in rows.entries(of: row) { rowCounts[entry.column] += 1 }
        }
        var queue = rowCounts.indices.reversed().filter { rowCounts[$0] == 1 && !isSolved[$0] }
        var position = 0
        while position < queue.count {
            let column = queue[position]
            position += 1
            guard rowCounts[column] == 1, !isSolved[column],
                let row = rowsOfColumn[column].first(where: { isOpen($0) }),
                rows[row].kind != .requiredInequality,
                let entry = lastSingle(in: row, rowCounts)
            else { continue }
            backward.append(Pivot(row: row, column: entry.column, coefficient: entry.coefficient))
            isPivot[row] = true
            isSolved[entry.column] = true
            for other in rows.entries(of: row) {
                rowCounts[other.column] -= 1
                if rowCounts[other.column] == 1, !isSolved[other.column] {
                    queue.append(other.column)
                }
            }
        }
    }

    private func isOpen(_ row: Int) -> Bool {
        !isPivot[row] && unknownCounts[row] > 0
    }

    /// The last variable that stands in this row only; a coefficient of 1 or -1 if there is one.
    private func lastSingle(in row: Int, _ rowCounts: [Int]) -> Entry? {
        var best: Entry?
        for entry in rows.entries(of: row).reversed() {
            guard rowCounts[entry.column] == 1, !isSolved[entry.column] else { continue }
            if abs(entry.coefficient) == 1 { return entry }
            if abs(entry.coefficient) > abs(best?.coefficient ?? 0) { best = entry }
        }
        return best
    }
}
