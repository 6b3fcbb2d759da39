/// Solves rows one after another for one of their columns and eliminates that column from every row
/// that isn't solved yet. The steps are recorded so that right-hand sides can be computed later.
///
/// A row means `sum of coefficient * column + constant = 0` (or its error, or its slack). The
/// constant isn't stored here, because it changes while the rows stay the same.
struct Elimination {
    /// `constant[target] -= factor * constant[source]`
    struct Step {
        var target: Int
        var source: Int
        var factor: Double
    }

    private(set) var rows: [[Entry]]
    private(set) var steps: [Step] = []
    private(set) var pivots: [Presolve.Pivot] = []
    private(set) var isPivot: [Bool]
    /// The rows in which a column occurs or has occurred.
    private var places: ColumnRows
    private var counts: [Int]
    /// The unsolved rows that the last elimination changed.
    private var changed: [Int] = []
    /// The buffer of a row that was replaced, for reuse by the next one.
    private var spare: [Entry] = []
    /// The ranks of the columns.
    private(set) var ranks: [Rank]
    private let variableCount: Int
    private let isLenient: Bool

    /// Creates an elimination. Columns from `variableCount` on are the errors of rows: column
    /// `variableCount + row`.
    init(rows: [[Entry]], ranks: [Rank], variableCount: Int, isLenient: Bool) {
        self.rows = rows
        self.ranks = ranks
        self.isLenient = isLenient
        self.variableCount = variableCount
        isPivot = Array(repeating: false, count: rows.count)
        pivots.reserveCapacity(rows.count)
        steps.reserveCapacity(rows.count)
        changed.reserveCapacity(rows.count)
        let columnCount = rows.isEmpty ? 0 : variableCount + rows.count
        places = ColumnRows(count: columnCount, capacity: 2 * rows.count)
        counts = Array(repeating: 0, count: columnCount)
        for row in rows.indices {
            for entry in rows[row] {
                places.append(row, to: entry.column)
                counts[entry.column] += 1
            }
        }
    }

    /// The coefficient that multipliers with six digits can leave for a variable that should have
    /// canceled out. A lenient elimination treats an equality that has only such coefficients as
    /// dependent.
    private static let dust = 1e-5

    /// Solves the required equalities among the rows, the shortest first.
    mutating func solve(equalities: [Int]) {
        let isEquality = membership(of: equalities)
        var queue: [[Int]] = [[]]
        func enqueue(_ row: Int, _ length: Int) {
            while queue.count <= length { queue.append([]) }
            queue[length].append(row)
        }
        for row in equalities.reversed() { enqueue(row, rows[row].count) }
        var length = 1
        while length < queue.count {
            guard let row = queue[length].popLast() else {
                length += 1
                continue
            }
            guard !isPivot[row], rows[row].count == length else { continue }
            guard let entry = pivotEntry(of: row) else { continue }
            if isLenient, rows[row].allSatisfy({ abs($0.coefficient) < Self.dust }) {
                rows[row] = []
                continue
            }
            eliminate(entry, of: row)
            for other in changed where isEquality[other] {
                enqueue(other, rows[other].count)
                if !rows[other].isEmpty { length = min(length, rows[other].count) }
            }
        }
    }

    /// Solves an optional row, as `sum + constant - error = 0`, for a variable whose rank isn't
    /// lower than those of the row's other columns, if there is one.
    mutating func solve(optional row: Int) {
        guard let entry = pivotEntry(of: row), mayFollow(entry, row) else { return }
        let error = Entry(column: variableCount + row, coefficient: -1)
        let position = rows[row].firstIndex { $0.column > error.column } ?? rows[row].count
        rows[row].insert(error, at: position)
        places.append(row, to: error.column)
        counts[error.column] += 1
        eliminate(entry, of: row)
    }

    /// Whether a column can be computed from the rest of an optional row although it is to be zero
    /// if possible.
    private mutating func mayFollow(_ entry: Entry, _ row: Int) -> Bool {
        guard ranks[entry.column] < .position else { return true }
        var lengthCount = 0
        for other in rows[row] {
            if ranks[other.column] == .slack { return false }
            if ranks[other.column] == .length { lengthCount += 1 }
        }
        guard ranks[variableCount + row] == .slack else { return true }
        // The least length is that with the least slack above a lower bound.
        guard lengthCount == 1, entry.coefficient > 0 else { return false }
        ranks[variableCount + row] = .length
        return true
    }

    /// The indices of the steps that change each row; `nil` if there are no steps.
    var stepsOfTarget: JaggedArray? {
        guard !steps.isEmpty else { return nil }
        var result = JaggedArray(count: rows.count, elementCount: steps.count)
        for step in steps { result.countElement(of: step.target) }
        result.open()
        for index in steps.indices { result.append(index, to: steps[index].target) }
        return result
    }

    private func membership(of list: [Int]) -> [Bool] {
        var result = Array(repeating: false, count: rows.count)
        for row in list { result[row] = true }
        return result
    }

    /// Returns an entry in a column of the highest rank. Among these, it prefers a coefficient of 1
    /// or -1, then the column that occurs in the fewest rows, then the later variable, so that the
    /// earlier ones stay free.
    private func pivotEntry(of row: Int) -> Entry? {
        var best: Entry?
        for entry in rows[row] where entry.column < variableCount {
            guard let other = best else {
                best = entry
                continue
            }
            if isBetter(entry, other) { best = entry }
        }
        return best
    }

    private func isBetter(_ entry: Entry, _ other: Entry) -> Bool {
        let size = abs(entry.coefficient)
        let otherSize = abs(other.coefficient)
        let rank = ranks[entry.column]
        let otherRank = ranks[other.column]
        if rank > otherRank { return Self.greatestRatio * size > otherSize }
        if rank < otherRank { return Self.greatestRatio * otherSize <= size }
        if (size == 1) != (otherSize == 1) { return size == 1 }
        if size != 1, max(size, otherSize) > 16 * min(size, otherSize) { return size > otherSize }
        return counts[entry.column] <= counts[other.column]
    }

    /// The largest ratio between another coefficient and the one to divide by, whatever their
    /// ranks.
    private static let greatestRatio = 1024.0

    /// Eliminates the entry's column from all other unsolved rows.
    private mutating func eliminate(_ entry: Entry, of row: Int) {
        isPivot[row] = true
        pivots.append(
            Presolve.Pivot(row: row, column: entry.column, coefficient: entry.coefficient))
        changed.removeAll(keepingCapacity: true)
        var link = places.firstLink(of: entry.column)
        while let target = places.next(&link) {
            guard !isPivot[target], let coefficient = coefficient(of: entry.column, in: target)
            else { continue }
            let factor = coefficient / entry.coefficient
            subtract(factor, row, from: target, without: entry.column)
            steps.append(Step(target: target, source: row, factor: factor))
            changed.append(target)
        }
    }

    private func coefficient(of column: Int, in row: Int) -> Double? {
        rows[row].first { $0.column == column }?.coefficient
    }

    private mutating func subtract(
        _ factor: Double, _ source: Int, from target: Int, without column: Int
    ) {
        let left = rows[target]
        let right = rows[source]
        spare.removeAll(keepingCapacity: true)
        spare.reserveCapacity(left.count + right.count)
        var position = 0
        for entry in right {
            while position < left.count, left[position].column < entry.column {
                spare.append(left[position])
                position += 1
            }
            let change = -factor * entry.coefficient
            guard position < left.count, left[position].column == entry.column else {
                spare.append(Entry(column: entry.column, coefficient: change))
                places.append(target, to: entry.column)
                counts[entry.column] += 1
                continue
            }
            let sum = sumWithoutNoise(left[position].coefficient, change)
            position += 1
            if entry.column == column || sum == 0 {
                counts[entry.column] -= 1
            } else {
                spare.append(Entry(column: entry.column, coefficient: sum))
            }
        }
        spare.append(contentsOf: left[position...])
        swap(&rows[target], &spare)
    }
}

/// Returns the sum, or zero if only the rounding error of the two is left of it.
@inline(__always)
func sumWithoutNoise(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= 1e-12 * (abs(left) + abs(right)) ? 0 : sum
}
