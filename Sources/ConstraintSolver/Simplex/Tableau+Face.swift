/// The face of all optimal solutions: they differ from this one only in columns that can move at no
/// cost and in rows that stay on their side of zero.
extension Tableau {
    /// Selects one solution of the face, so that it depends on nothing else: the least error of
    /// each optional row in the given order, then each of the other unknowns as near to zero as
    /// possible.
    mutating func settle(order: [Int], preference: [Int]) {
        guard openFace() else { return isUnique = true }
        for unknown in order {
            fixError(of: unknown)
            guard isFaceOpen else { return }
        }
        for unknown in preference {
            fixDistance(of: unknown)
            guard isFaceOpen else { return }
        }
    }

    /// Returns the columns of the original order that differ between optimal solutions. The face
    /// must be open.
    mutating func varyingColumns() -> [Int] {
        var isVarying = Array(repeating: false, count: kinds.count)
        for unknown in 0..<columnCount where !isVarying[unknown] && mayVary(unknown) {
            guard let gain = gain(of: [(unknown, 1)]) else { continue }
            // The other unknowns that the same move changes need no search of their own.
            isVarying[columnUnknowns[gain.column]] = true
            for row in 0..<rowCount
            where abs(value(row: row, column: gain.column)) * gain.step > tolerance {
                isVarying[rowUnknowns[row]] = true
            }
            isVarying[unknown] = true
        }
        return (0..<columnCount).filter { isVarying[$0] }
    }

    /// Whether the sum of column unknowns with these weights differs between optimal solutions. The
    /// face must be open.
    mutating func varies(_ weights: [(unknown: Int, weight: Double)]) -> Bool {
        gain(of: weights) != nil
    }

    /// A move along the face that changes a sum of unknowns, or `nil` if there is none.
    private mutating func gain(
        of weights: [(unknown: Int, weight: Double)]
    ) -> (column: Int, step: Double)? {
        for sign in [1.0, -1.0] {
            clearObjective()
            for (unknown, weight) in weights { addToObjective(unknown, factor: sign * weight) }
            if let gain = minimizeObjective(stopsAtGain: true) { return gain }
        }
        return nil
    }

    /// Whether an unknown is a column that can move at no cost, or a row that depends on one.
    private func mayVary(_ unknown: Int) -> Bool {
        let row = rowOfUnknown[unknown]
        guard row >= 0 else { return mayMove(unknown) }
        return rows[row].contains { entry in
            mayMove(columnUnknowns[entry.column]) && abs(entry.coefficient) > Self.noise
        }
    }

    private func mayMove(_ unknown: Int) -> Bool {
        scratch.rises[unknown] || scratch.falls[unknown]
    }

    /// Determines which unknowns can move at no cost, and returns whether there are any.
    mutating func openFace() -> Bool {
        for unknown in kinds.indices {
            scratch.rises[unknown] = sides[unknown] >= 0
            scratch.falls[unknown] = sides[unknown] <= 0
        }
        for column in 0..<columnCount {
            let unknown = columnUnknowns[column]
            scratch.rises[unknown] = isFree(column: column, direction: 1)
            scratch.falls[unknown] = mayFall(unknown) && isFree(column: column, direction: -1)
        }
        return isFaceOpen
    }

    private func isFree(column: Int, direction: Int8) -> Bool {
        for level in 0..<levelCount
        where abs(price(column: column, direction: direction, level: level)) > Self.noise {
            return false
        }
        return true
    }

    private var isFaceOpen: Bool {
        columnUnknowns.contains(where: mayMove)
    }

    private mutating func fixError(of unknown: Int) {
        if rowOfUnknown[unknown] >= 0 {
            if slope(of: unknown) != 0 { fixDistance(of: unknown) }
            return
        }
        if costUp(unknown) != 0 { scratch.rises[unknown] = false }
        if costDown(unknown) != 0 { scratch.falls[unknown] = false }
    }

    /// Moves an unknown as near to zero as the face allows, and keeps it there.
    private mutating func fixDistance(of unknown: Int) {
        let row = rowOfUnknown[unknown]
        guard row >= 0 else {
            scratch.rises[unknown] = false
            scratch.falls[unknown] = false
            return
        }
        if kinds[unknown] == .free { sides[unknown] = values[row] < 0 ? -1 : 1 }
        scratch.rises[unknown] = sides[unknown] > 0
        scratch.falls[unknown] = sides[unknown] < 0
        clearObjective()
        addToObjective(unknown, factor: Double(sides[unknown]))
        minimizeObjective(stopsAtGain: false)
        closeFace()
        if kinds[unknown] == .free { sides[unknown] = 0 }
    }

    /// Forbids all moves that would increase the objective again.
    private mutating func closeFace() {
        for column in 0..<columnCount {
            let growth = gradient[levelCount * columnCount + column]
            guard abs(growth) > Self.noise else { continue }
            scratch.rises[columnUnknowns[column]] = false
            scratch.falls[columnUnknowns[column]] = false
        }
    }

    private mutating func clearObjective() {
        for column in 0..<columnCount { gradient[levelCount * columnCount + column] = 0 }
    }

    private mutating func addToObjective(_ unknown: Int, factor: Double) {
        let start = levelCount * columnCount
        let row = rowOfUnknown[unknown]
        guard row >= 0 else {
            if let column = columnUnknowns.firstIndex(of: unknown) {
                gradient[start + column] += factor
            }
            return
        }
        for entry in rows[row] { gradient[start + entry.column] += factor * entry.coefficient }
    }

    /// Moves along the face while the objective decreases. If it stops at a gain, returns the
    /// column and the length of the first move that decreases the objective, which it doesn't make.
    @discardableResult private mutating func minimizeObjective(
        stopsAtGain: Bool
    ) -> (column: Int, step: Double)? {
        var pivotsLeft = greatestPivotCount
        while pivotsLeft > 0, let move = descent() {
            guard let point = firstRow(along: move) else { return (move.column, .infinity) }
            if stopsAtGain, point.step > tolerance { return (move.column, point.step) }
            pivot(row: point.row, column: move.column, direction: move.direction)
            pivotsLeft -= 1
        }
        return nil
    }

    /// Returns a move of the first unknown that decreases the objective. Taking the first one
    /// prevents cycling.
    private func descent() -> Move? {
        var best: Move?
        for column in 0..<columnCount {
            let unknown = columnUnknowns[column]
            let growth = gradient[levelCount * columnCount + column]
            guard growth < 0 ? scratch.rises[unknown] : scratch.falls[unknown],
                abs(growth) > Self.noise
            else { continue }
            if let best, columnUnknowns[best.column] < unknown { continue }
            best = Move(column: column, direction: growth < 0 ? 1 : -1, rate: 1)
        }
        return best
    }

    private func firstRow(along move: Move) -> Breakpoint? {
        var best: Breakpoint?
        for row in 0..<rowCount {
            let side = Double(sides[rowUnknowns[row]])
            let rate = side * Double(move.direction) * value(row: row, column: move.column)
            guard rate < -Self.noise else { continue }
            let step = max(0, side * values[row]) / -rate
            if let best, (best.step, rowUnknowns[best.row]) <= (step, rowUnknowns[row]) { continue }
            best = Breakpoint(row: row, step: step, rate: -rate)
        }
        return best
    }
}
