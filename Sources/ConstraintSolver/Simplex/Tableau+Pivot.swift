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
        for column in 0..<columnCount {
            let coefficient = value(row: row, column: column)
            guard coefficient != 0 else { continue }
            let index = level * columnCount + column
            gradient[index] = sumWithoutNoise(gradient[index], slope * coefficient)
        }
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
        for level in 0...levelCount {
            let own = levels[entering] == level ? slope(of: entering) : 0
            let start = level * columnCount
            let factor = sumWithoutNoise(gradient[start + column], own) / divisor
            gradient[start + column] = factor
            guard factor != 0 else { continue }
            for other in 0..<columnCount where other != column {
                let coefficient = value(row: row, column: other)
                guard coefficient != 0 else { continue }
                gradient[start + other] = sumWithoutNoise(
                    gradient[start + other], -factor * coefficient)
            }
        }
    }

    /// Solves the row for the column's unknown and substitutes the solution into all other rows and
    /// their values.
    private mutating func swapCoefficients(row: Int, column: Int) {
        let start = row * columnCount
        let divisor = coefficients[start + column]
        var entries: [Int] = []
        swap(&entries, &scratch.entries)
        entries.removeAll(keepingCapacity: true)
        for other in 0..<columnCount where other != column && coefficients[start + other] != 0 {
            entries.append(other)
            coefficients[start + other] /= -divisor
        }
        coefficients[start + column] = 1 / divisor
        values[row] = -values[row] / divisor
        for target in 0..<rowCount where target != row {
            let base = target * columnCount
            let factor = coefficients[base + column]
            guard factor != 0 else { continue }
            for other in entries {
                let sum = sumWithoutNoise(
                    coefficients[base + other], factor * coefficients[start + other])
                coefficients[base + other] = abs(sum) < Self.noise ? 0 : sum
            }
            coefficients[base + column] = factor / divisor
            values[target] = sumWithoutNoise(values[target], factor * values[row])
        }
        swap(&entries, &scratch.entries)
    }
}
