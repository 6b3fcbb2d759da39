/// Solves the rows that can be solved without a change to any other row.
///
/// Forward: a required equality with one unknown left determines that unknown. Backward: a variable
/// that occurs in only one row follows from that row when everything else is known. The remaining
/// rows are the reduced system, which `Elimination` solves.
struct Presolve {
    struct Pivot {
        var row: Int
        var column: Int
        var coefficient: Double
    }

    /// The forward pivots, followed from `forwardCount` on by the backward pivots in the order of
    /// deferral: values are computed from the last deferred one to the first.
    private var pivots: [Pivot] = []
    private var forwardCount = 0
    /// Required rows without an unknown.
    private(set) var checks: [Int] = []
    /// The rows of the reduced system, ascending.
    private(set) var reduced: [Int] = []

    private enum Solution: UInt8 {
        case none, forward, backward
    }

    private let rows: Rows
    private let rowsOfColumn: JaggedArray
    /// How each variable is solved.
    private var solutions: [Solution]
    /// How many unknowns each row has; negative in a row that is solved for one.
    private var unknownCounts: [Int]
    /// Rows (later columns, ascending) that may be ready to be solved.
    private var queue: [Int] = []

    private static let isPivot = Int.min / 2

    init(_ rows: Rows) {
        self.rows = rows
        rowsOfColumn = rows.rowsOfColumn
        unknownCounts = rows.rows.map { $0.entries.count }
        solutions = Array(repeating: .none, count: rows.variableCount)
        pivots.reserveCapacity(min(rows.count, rows.variableCount))
        queue.reserveCapacity(max(rows.count, rows.variableCount))
        solveForward()
        forwardCount = pivots.count
        for row in rows.indices where unknownCounts[row] == 0 && rows[row].kind.isRequired {
            checks.append(row)
        }
        if unknownCounts.contains(where: { $0 > 0 }) { solveBackward() }
        for row in rows.indices where unknownCounts[row] > 0 { reduced.append(row) }
    }

    var forward: ArraySlice<Pivot> { pivots[..<forwardCount] }
    var backward: ArraySlice<Pivot> { pivots[forwardCount...] }

    func isForward(_ column: Int) -> Bool { solutions[column] == .forward }

    /// Whether a variable is solved forward or backward.
    func isSolved(_ column: Int) -> Bool { solutions[column] != .none }

    /// Whether a variable is left for the reduced system.
    var isOpen: [Bool] { solutions.map { $0 == .none } }

    private mutating func solve(_ row: Int, for entry: Entry, _ solution: Solution) {
        pivots.append(Pivot(row: row, column: entry.column, coefficient: entry.coefficient))
        unknownCounts[row] = Self.isPivot
        solutions[entry.column] = solution
    }

    private mutating func solveForward() {
        for row in rows.indices
        where unknownCounts[row] == 1 && rows[row].kind == .requiredEquality { queue.append(row) }
        var position = 0
        while position < queue.count {
            let row = queue[position]
            position += 1
            guard unknownCounts[row] == 1,
                let entry = rows.entries(of: row).first(where: { !isSolved($0.column) })
            else { continue }
            solve(row, for: entry, .forward)
            for other in rowsOfColumn[entry.column] {
                unknownCounts[other] -= 1
                guard unknownCounts[other] == 1, rows[other].kind == .requiredEquality
                else { continue }
                queue.append(other)
            }
        }
    }

    /// Solves rows, including optional ones, for a variable that occurs in no other row, so that no
    /// other row conflicts with their goal. Unknowns of the highest rank are preferred, and among
    /// them later variables, so that the first one of a chain stays free.
    private mutating func solveBackward() {
        var rowCounts = Array(repeating: 0, count: rows.variableCount)
        for row in rows.indices where isOpen(row) {
            for entry in rows.entries(of: row) { rowCounts[entry.column] += 1 }
        }
        queue.removeAll(keepingCapacity: true)
        for column in rowCounts.indices where rowCounts[column] == 1 && !isSolved(column) {
            queue.append(column)
        }
        while let column = queue.popLast() {
            guard rowCounts[column] == 1, !isSolved(column),
                let row = rowsOfColumn[column].first(where: { isOpen($0) }),
                rows[row].kind != .requiredInequality,
                let entry = lastSingle(in: row, rowCounts), mayFollow(entry, row)
            else { continue }
            solve(row, for: entry, .backward)
            for other in rows.entries(of: row) {
                rowCounts[other.column] -= 1
                if rowCounts[other.column] == 1, !isSolved(other.column) {
                    enqueue(other.column)
                }
            }
        }
    }

    private mutating func enqueue(_ column: Int) {
        let following = queue.lastIndex { $0 < column }.map { $0 + 1 } ?? 0
        queue.insert(column, at: following)
    }

    private func isOpen(_ row: Int) -> Bool { unknownCounts[row] > 0 }

    /// Returns the last variable of the highest rank that occurs in this row only, preferring one
    /// with a coefficient of 1 or -1.
    private func lastSingle(in row: Int, _ rowCounts: [Int]) -> Entry? {
        var best: Entry?
        for entry in rows.entries(of: row).reversed() {
            guard rowCounts[entry.column] == 1, !isSolved(entry.column) else { continue }
            guard let other = best else {
                best = entry
                continue
            }
            if isBetter(entry, other) { best = entry }
        }
        return best
    }

    private func isBetter(_ entry: Entry, _ other: Entry) -> Bool {
        let (rank, otherRank) = (rows.ranks[entry.column], rows.ranks[other.column])
        if rank != otherRank { return rank > otherRank }
        if abs(other.coefficient) == 1 { return false }
        return abs(entry.coefficient) == 1 || abs(entry.coefficient) > abs(other.coefficient)
    }

    /// Whether a variable can be computed from the rest of a row although it is to be zero if
    /// possible.
    private func mayFollow(_ entry: Entry, _ row: Int) -> Bool {
        guard rows.ranks[entry.column] < .position else { return true }
        if rows[row].kind == .optionalInequality {
            return entry.coefficient > 0 && unknownCounts[row] == 1
        }
        return rows.entries(of: row).allSatisfy {
            isSolved($0.column) || rows.ranks[$0.column] < .position
        }
    }
}

extension Rows {
    fileprivate var rowsOfColumn: JaggedArray {
        var result = JaggedArray(count: variableCount, elementCount: entries.count)
        for entry in entries { result.countElement(of: entry.column) }
        result.open()
        for row in indices {
            for entry in entries(of: row) { result.append(row, to: entry.column) }
        }
        return result
    }
}
