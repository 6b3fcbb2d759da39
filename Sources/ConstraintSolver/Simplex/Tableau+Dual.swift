extension Tableau {
    /// The bounded row that cannot hold, whatever its columns do.
    struct Infeasible {
        var row: Int
    }

    /// Pivots until no row is on the wrong side of zero, from prices that are all at least zero;
    /// they stay so. This is the way from one right-hand side to the next.
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
        /// The unknown's growth that moves the row by one.
        var rate: Double
    }

    /// The row that is farthest on the wrong side; by index where only the order of the unknowns
    /// guards against going round in circles.
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

    /// The column whose unknown moves the row to zero at the least price.
    private func enteringColumn(row: Int, up: Int8) -> Move? {
        var best: Move?
        for column in 0..<columnCount {
            let coefficient = value(row: row, column: column) * Double(up)
            guard abs(coefficient) > Self.noise else { continue }
            let direction: Int8 = coefficient > 0 ? 1 : -1
            guard direction > 0 || mayFall(columnUnknowns[column]) else { continue }
            let move = Move(column: column, direction: direction, rate: 1 / abs(coefficient))
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

    /// Whether it costs less to let the row cross zero than to hold it there; as much is enough
    /// where ties count, because a flip is less work than a pivot.
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
