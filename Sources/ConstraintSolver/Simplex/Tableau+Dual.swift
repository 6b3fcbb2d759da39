extension Tableau {
    /// A bounded row that no values of its columns can satisfy.
    struct Infeasible {
        var row: Int
    }

    /// Pivots until no row is on the wrong side of zero. All prices must be at least zero; they
    /// stay so. This is how a solution is updated for new right-hand sides.
    mutating func restoreFeasibility() -> Infeasible? {
        var pivotsBeforeBland = pivotsBeforeBland
        var pivotsLeft = greatestPivotCount
        while let row = leavingRow(byIndex: pivotsBeforeBland <= 0), pivotsLeft > 0 {
            let up: Int8 = sides[rowUnknowns[row]]
            let entering = enteringColumn(row: row, up: up)
            if entering == nil, kinds[rowUnknowns[row]] == .bounded { return Infeasible(row: row) }
            let flips =
                entering.map { flipIsCheaper(row: row, than: $0, ties: pivotsBeforeBland > 0) }
            if let entering, flips == false {
                pivot(row: row, column: entering.column, direction: entering.direction)
            } else {
                flip(row: row)
            }
            pivotsBeforeBland -= 1
            pivotsLeft -= 1
        }
        return nil
    }

    struct Move {
        var column: Int
        var direction: Int8
        /// The change of the entering unknown that changes the row by one.
        var rate: Double
    }

    /// Returns the row that is farthest on the wrong side; by index if only the order of the
    /// unknowns prevents cycling.
    private func leavingRow(byIndex: Bool) -> Int? {
        var best: Int?
        var bestExcess = tolerance
        for row in 0..<rowCount {
            let unknown = rowUnknowns[row]
            let excess = -Double(sides[unknown]) * values[row]
            guard excess > tolerance else { continue }
            if byIndex {
                if let other = best, rowUnknowns[other] < unknown { continue }
                best = row
            } else if excess > bestExcess
                || (excess == bestExcess && unknown < rowUnknowns[best ?? row])
            {
                best = row
                bestExcess = excess
            }
        }
        return best
    }

    /// Returns the column whose unknown moves the row to zero at the lowest price.
    private func enteringColumn(row: Int, up: Int8) -> Move? {
        var best: Move?
        for entry in rows[row] {
            let coefficient = entry.coefficient * Double(up)
            guard abs(coefficient) > Self.noise else { continue }
            let direction: Int8 = coefficient > 0 ? 1 : -1
            guard direction > 0 || mayFall(columnUnknowns[entry.column]) else { continue }
            let move = Move(
                column: entry.column, direction: direction, rate: 1 / abs(coefficient))
            guard let other = best else {
                best = move
                continue
            }
            if isCheaper(move, than: other) { best = move }
        }
        return best
    }

    private func isCheaper(_ move: Move, than other: Move) -> Bool {
        for level in 0..<levelCount {
            let price = price(of: move, level: level)
            let difference = sumWithoutNoise(price, -self.price(of: other, level: level))
            if abs(difference) > Self.noise { return difference < 0 }
        }
        if move.rate > 16 * other.rate { return false }
        if other.rate > 16 * move.rate { return true }
        return columnUnknowns[move.column] < columnUnknowns[other.column]
    }

    private func price(of move: Move, level: Int) -> Double {
        max(0, price(column: move.column, direction: move.direction, level: level)) * move.rate
    }

    /// Whether letting the row cross zero costs less than keeping it there. If ties count, equal
    /// cost is enough, because a flip is less work than a pivot.
    private func flipIsCheaper(row: Int, than move: Move, ties: Bool) -> Bool {
        let unknown = rowUnknowns[row]
        guard kinds[unknown] != .bounded else { return false }
        for level in 0..<levelCount {
            let own = levels[unknown] == level ? costUp(unknown) + costDown(unknown) : 0
            let difference = price(of: move, level: level) - own
            if abs(difference) > Self.noise { return difference > 0 }
        }
        return ties
    }
}
