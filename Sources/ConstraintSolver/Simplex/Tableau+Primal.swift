extension Tableau {
    /// Stops counting the costs of optional rows.
    mutating func stopCounting() {
        isUnique = false
        for index in gradient.indices { gradient[index] = 0 }
        for index in pricedLevels.indices { pricedLevels[index] = 0 }
        for unknown in rowUnknowns where kinds[unknown] != .bounded { sides[unknown] = 0 }
    }

    /// Counts the costs of the optional rows from now on, each on its current side.
    mutating func countRows() {
        for row in 0..<rowCount {
            let unknown = rowUnknowns[row]
            guard sides[unknown] == 0, kinds[unknown] != .free else { continue }
            sides[unknown] = values[row] < 0 ? -1 : 1
            addSlope(slope(of: unknown), of: row, level: levels[unknown])
        }
    }

    /// Moves columns while that decreases the cost.
    mutating func minimizeCost() {
        var pivotsBeforeBland = pivotsBeforeBland
        var pivotsLeft = greatestPivotCount
        while pivotsLeft > 0, let move = improvingMove(byIndex: pivotsBeforeBland <= 0) {
            guard let row = lastRow(along: move, isLong: pivotsBeforeBland > 0) else { return }
            pivot(row: row, column: move.column, direction: move.direction)
            pivotsBeforeBland -= 1
            pivotsLeft -= 1
        }
    }

    /// Returns the move with the greatest gain at the most important level at which any move gains.
    private func improvingMove(byIndex: Bool) -> Move? {
        var best: Move?
        var bestLevel = levelCount
        var bestGain = 0.0
        for column in 0..<columnCount {
            let unknown = columnUnknowns[column]
            for direction in stride(from: Int8(1), through: mayFall(unknown) ? -1 : 1, by: -2) {
                guard let (level, gain) = gain(column: column, direction: direction) else {
                    continue
                }
                if byIndex, let best, columnUnknowns[best.column] < unknown { continue }
                if !byIndex, (level, -gain) >= (bestLevel, -bestGain) { continue }
                best = Move(column: column, direction: direction, rate: 1)
                (bestLevel, bestGain) = (level, gain)
            }
        }
        return best
    }

    private func gain(column: Int, direction: Int8) -> (level: Int, gain: Double)? {
        for word in 0..<wordCount {
            var rest = pricedLevels(of: column, word: word)
            while let level = Self.popLevel(of: &rest, word: word) {
                let price = price(column: column, direction: direction, level: level)
                if abs(price) > Self.noise { return price < 0 ? (level, -price) : nil }
            }
        }
        return nil
    }

    /// Returns the row that ends a move: the first bounded one, or the optional one beyond which
    /// the move would cost more than it gains. The rows passed earlier change sides.
    private mutating func lastRow(along move: Move, isLong: Bool) -> Int? {
        for level in 0..<levelCount {
            scratch.slope[level] = price(
                column: move.column, direction: move.direction, level: level)
        }
        collectBreakpoints(along: move)
        for point in scratch.breakpoints {
            let unknown = rowUnknowns[point.row]
            guard isLong, kinds[unknown] != .bounded else { return point.row }
            scratch.slope[levels[unknown]] += point.rate * (costUp(unknown) + costDown(unknown))
            guard slopeIsNegative else { return point.row }
            flip(row: point.row)
        }
        return nil
    }

    private var slopeIsNegative: Bool {
        for value in scratch.slope where abs(value) > Self.noise { return value < 0 }
        return false
    }

    /// Collects the breakpoints in the order in which the move reaches them.
    private mutating func collectBreakpoints(along move: Move) {
        scratch.breakpoints.removeAll(keepingCapacity: true)
        for row in 0..<rowCount {
            let side = Double(sides[rowUnknowns[row]])
            let rate = side * Double(move.direction) * value(row: row, column: move.column)
            guard rate < -Self.noise else { continue }
            let step = max(0, side * values[row]) / -rate
            scratch.breakpoints.append(Breakpoint(row: row, step: step, rate: -rate))
        }
        scratch.breakpoints.sort { left, right in
            (left.step, rowUnknowns[left.row]) < (right.step, rowUnknowns[right.row])
        }
    }
}
