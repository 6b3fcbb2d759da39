/// Solves the rows that can be solved without a change to any other row.
///
/// Forward: a required equality with one unknown left gives that unknown. Backward: a variable
/// that stands in one row only follows from that row when all else is known. What is left over
/// is the reduced system, which `Elimination` solves.
struct Presolve {
    struct Pivot {
        var row: Int
        var column: Int
        var coefficient: Double
    }

    /// Forward ones, and from `forwardCount` on backward ones in the order of deferral: the later
    /// come first when values are computed.
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
    /// Rows, then columns, that may be ready.
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

    /// Whether a variable is left to the reduced system.
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

    /// Optional rows too: nothing else speaks against their goal. Unknowns of the highest rank,
    /// among them later variables first, so that the others stay free.
    private mutating func solveBackward() {
        var rowCounts = Array(repeating: 0, count: rows.variableCount)
        for row in rows.indices where isOpen(row) {
            for entry in rows.entries(of: row) { rowCounts[entry.column] += 1 }
        }
        queue.removeAll(keepingCapacity: true)
        for column in stride(from: rowCounts.count - 1, through: 0, by: -1)
        where rowCounts[column] == 1 && !isSolved(column) { queue.append(column) }
        var position = 0
        while position < queue.count {
            let column = queue[position]
            position += 1
            guard rowCounts[column] == 1, !isSolved(column),
                let row = rowsOfColumn[column].first(where: { isOpen($0) }),
                rows[row].kind != .requiredInequality,
                let entry = lastSingle(in: row, rowCounts), mayFollow(entry, row)
            else { continue }
            solve(row, for: entry, .backward)
            for other in rows.entries(of: row) {
                rowCounts[other.column] -= 1
                if rowCounts[other.column] == 1, !isSolved(other.column) {
                    queue.append(other.column)
                }
            }
        }
    }

    private func isOpen(_ row: Int) -> Bool { unknownCounts[row] > 0 }

    /// The last variable of the highest rank that stands in this row only; a coefficient of 1 or
    /// -1 if there is one.
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

    /// Whether a variable may take its value from the rest of a row, where that is zero if it can
    /// be.
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
