extension Tableau {
    /// The magnitude below which coefficients are rounding errors.
    static let noise = 1e-10

    /// Exchanges the unknown of a row with that of a column, which moves in the given direction.
    /// The row's unknown becomes zero.
    mutating func pivot(row: Int, column: Int, direction: Int8) {
        pivotCount += 1
        isUnique = false
        let leaving = rowUnknowns[row]
        let entering = columnUnknowns[column]
        addSlope(-slope(of: leaving), of: row, level: levels[leaving])
        sides[entering] = kinds[entering] == .free ? 0 : direction
        swapGradient(row: row, column: column, entering: entering)
        swapCoefficients(row: row, column: column)
        rowUnknowns[row] = entering
        columnUnknowns[column] = leaving
        rowOfUnknown[entering] = row
        rowOfUnknown[leaving] = -1
    }

    /// Adds a row's cost with the given slope, or removes it with the negative slope.
    mutating func addSlope(_ slope: Double, of row: Int, level: Int) {
        guard slope != 0 else { return }
        for entry in rows[row] { addToGradient(slope * entry.coefficient, level, entry.column) }
    }

    /// Moves a row's unknown to the other side of zero, where its cost is different.
    mutating func flip(row: Int) {
        isUnique = false
        let unknown = rowUnknowns[row]
        let old = slope(of: unknown)
        sides[unknown] = -sides[unknown]
        addSlope(slope(of: unknown) - old, of: row, level: levels[unknown])
    }

    private mutating func swapGradient(row: Int, column: Int, entering: Int) {
        let divisor = value(row: row, column: column)
        for word in 0..<wordCount {
            var rest = pricedLevels(of: column, word: word)
            while let level = Self.popLevel(of: &rest, word: word) {
                let own = levels[entering] == level ? slope(of: entering) : 0
                swapGradient(row: row, column: column, level: level, own: own, divisor: divisor)
            }
        }
        // The objective has no costs of its own.
        swapGradient(row: row, column: column, level: levelCount, own: 0, divisor: divisor)
    }

    private mutating func swapGradient(
        row: Int, column: Int, level: Int, own: Double, divisor: Double
    ) {
        let factor = sumWithoutNoise(gradient[level * columnCount + column], own) / divisor
        setGradient(factor, level, column)
        guard factor != 0 else { return }
        for entry in rows[row] where entry.column != column {
            addToGradient(-factor * entry.coefficient, level, entry.column)
        }
    }

    private mutating func addToGradient(_ change: Double, _ level: Int, _ column: Int) {
        setGradient(
            sumWithoutNoise(gradient[level * columnCount + column], change), level, column)
    }

    private mutating func setGradient(_ value: Double, _ level: Int, _ column: Int) {
        gradient[level * columnCount + column] = value
        guard level < levelCount else { return }
        let bit: UInt64 = 1 << UInt64(level % UInt64.bitWidth)
        let index = column * wordCount + level / UInt64.bitWidth
        if value == 0 { pricedLevels[index] &= ~bit } else { pricedLevels[index] |= bit }
    }

    // MARK: Levels

    /// Returns the levels at which moving a column's unknown may cost something, as bits of a word: those
    /// of the rows that depend on it, and its own.
    func pricedLevels(of column: Int, word: Int) -> UInt64 {
        let own = levels[columnUnknowns[column]]
        let isOwn = own >= 0 && own / UInt64.bitWidth == word
        return pricedLevels[column * wordCount + word]
            | (isOwn ? 1 << UInt64(own % UInt64.bitWidth) : 0)
    }

    /// Removes the most important level, and returns it.
    static func popLevel(of levels: inout UInt64, word: Int) -> Int? {
        guard levels != 0 else { return nil }
        let level = UInt64.bitWidth * word + levels.trailingZeroBitCount
        levels &= levels - 1
        return level
    }

    /// Solves the row for the column's unknown and substitutes the solution into all other rows and
    /// their values.
    private mutating func swapCoefficients(row: Int, column: Int) {
        let divisor = value(row: row, column: column)
        for place in rows[row].indices {
            let isColumn = rows[row][place].column == column
            let coefficient = rows[row][place].coefficient
            rows[row][place].coefficient = isColumn ? 1 / divisor : coefficient / -divisor
        }
        values[row] = -values[row] / divisor
        for target in 0..<rowCount where target != row {
            let factor = value(row: target, column: column)
            guard factor != 0 else { continue }
            let replacement = Entry(column: column, coefficient: factor / divisor)
            add(factor, of: row, to: target, replacing: replacement)
            values[target] = sumWithoutNoise(values[target], factor * values[row])
        }
    }

    /// Adds a multiple of a row to another one, in which one entry is replaced.
    private mutating func add(
        _ factor: Double, of source: Int, to target: Int, replacing replacement: Entry
    ) {
        if rows[target].count == columnCount {
            return add(factor, of: source, toFull: target, replacing: replacement)
        }
        let (left, right) = (rows[target], rows[source])
        scratch.row.removeAll(keepingCapacity: true)
        scratch.row.reserveCapacity(left.count + right.count)
        var position = 0
        for entry in right {
            while position < left.count, left[position].column < entry.column {
                scratch.row.append(left[position])
                position += 1
            }
            var known = 0.0
            if position < left.count, left[position].column == entry.column {
                known = left[position].coefficient
                position += 1
            }
            if entry.column == replacement.column {
                scratch.row.append(replacement)
                continue
            }
            let sum = sumWithoutNoise(known, factor * entry.coefficient)
            guard abs(sum) >= Self.noise else { continue }
            scratch.row.append(Entry(column: entry.column, coefficient: sum))
        }
        scratch.row.append(contentsOf: left[position...])
        if 2 * scratch.row.count > columnCount {
            rows[target] = full(scratch.row)
        } else if scratch.row.capacity > 2 * scratch.row.count + 8 {
            // A short row doesn't keep a buffer that was reserved for a long one.
            rows[target] = Array(scratch.row)
        } else {
            swap(&rows[target], &scratch.row)
        }
    }

    /// Returns the entries with zeros for all other columns, so that the row is updated in place from
    /// now on.
    private func full(_ entries: [Entry]) -> [Entry] {
        var result = (0..<columnCount).map { Entry(column: $0, coefficient: 0) }
        for entry in entries { result[entry.column] = entry }
        return result
    }

    private mutating func add(
        _ factor: Double, of source: Int, toFull target: Int, replacing replacement: Entry
    ) {
        let right = rows[source]
        rows[target].withUnsafeMutableBufferPointer { left in
            for entry in right where entry.coefficient != 0 {
                let sum = sumWithoutNoise(
                    left[entry.column].coefficient, factor * entry.coefficient)
                left[entry.column].coefficient = abs(sum) < Self.noise ? 0 : sum
            }
            left[replacement.column] = replacement
        }
        // A long row that canceled out is short again.
        guard 2 * right.count > columnCount else { return }
        let count = rows[target].reduce(0) { $1.coefficient == 0 ? $0 : $0 + 1 }
        if 4 * count < columnCount {
            rows[target] = rows[target].filter { $0.coefficient != 0 }
        }
    }
}
