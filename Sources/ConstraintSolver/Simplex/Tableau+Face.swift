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

    /// The columns of the original order that differ between optimal solutions.
    var varyingColumns: [Int] {
        guard !isUnique else { return [] }
        var face = self
        guard face.openFace() else { return [] }
        var weights = Array(repeating: 0.0, count: columnCount)
        return (0..<columnCount).filter { unknown in
            guard face.mayVary(unknown) else { return false }
            weights[unknown] = 1
            defer { weights[unknown] = 0 }
            return face.varies(onFaceWith: weights)
        }
    }

    /// Whether the sum of column unknowns with these weights differs between optimal solutions.
    func varies(weights: [Double]) -> Bool {
        var face = self
        return face.openFace() && face.varies(onFaceWith: weights)
    }

    private func varies(onFaceWith weights: [Double]) -> Bool {
        [1.0, -1.0].contains { sign in
            var copy = self
            copy.clearObjective()
            for (unknown, weight) in weights.enumerated() where weight != 0 {
                copy.addToObjective(unknown, factor: sign * weight)
            }
            return copy.minimizeObjective(stopsAtGain: true)
        }
    }

    /// Whether an unknown is a column that can move at no cost, or a row that depends on one.
    private func mayVary(_ unknown: Int) -> Bool {
        let row = rowOfUnknown[unknown]
        guard row >= 0 else { return mayMove(unknown) }
        return (0..<columnCount).contains { column in
            mayMove(columnUnknowns[column]) && abs(value(row: row, column: column)) > Self.noise
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
        _ = minimizeObjective(stopsAtGain: false)
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
        for column in 0..<columnCount {
            gradient[start + column] += factor * value(row: row, column: column)
        }
    }

    /// Moves along the face while the objective decreases, and returns whether it decreased.
    private mutating func minimizeObjective(stopsAtGain: Bool) -> Bool {
        var pivotsLeft = greatestPivotCount
        var hasGained = false
        while pivotsLeft > 0, let move = descent() {
            guard let point = firstRow(along: move) else { return true }
            hasGained = hasGained || point.step > tolerance
            if stopsAtGain && hasGained { return true }
            pivot(row: point.row, column: move.column, direction: move.direction)
            pivotsLeft -= 1
        }
        return hasGained
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
