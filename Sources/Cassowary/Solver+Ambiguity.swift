extension Solver {
    /// Whether optimal solutions differ in the variable's value (facts: semantics.md 3.11); of the
    /// system that the last `solve()` solved. A variable that no active constraint has is ambiguous.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        let index = variableBlocks[variable.index]
        guard index >= 0, let block = blocks[index] else { return true }
        return block.isAmbiguous(variable.index, parameters: parameterValues)
    }

    /// The active constraints of which the last `solve()` made the variable's value, in the order
    /// of their creation: those that hold exactly and fix it together.
    public func constraints(determining variable: Variable) -> [Constraint] {
        let index = variableBlocks[variable.index]
        guard index >= 0, let block = blocks[index] else { return [] }
        return block.solved.constraints(determining: variable.index)
    }

    /// How far the expression of a constraint is from its constant on the side that it forbids.
    public func error(of constraint: Constraint) -> Double {
        let record = constraints[constraint.index]
        var sum = record.base - record.constant
        for term in record.variables { sum += term.coefficient * values[term.index] }
        for term in record.parameters { sum += term.coefficient * parameterValues[term.index] }
        switch record.relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return sum > 0 ? sum : 0
        case .greaterThanOrEqual: return sum < 0 ? -sum : 0
        }
    }
}

extension Block {
    func isAmbiguous(_ variable: Int, parameters: [Double]) -> Bool {
        guard let place = variables.firstIndex(of: variable) else { return true }
        guard solved.varies(place) else { return false }
        return solved.bounds.isEmpty || bounded(parameters).varies(place)
    }

    func constraints(determining variable: Int) -> [Constraint] {
        guard let place = variables.firstIndex(of: variable) else { return [] }
        let (weights, factors) = weightsOfColumns(for: place)
        return constraints(
            from: factors + cores.flatMap { $0.factors(weights: weights) })
    }

    private func varies(_ place: Int) -> Bool {
        let (weights, _) = weightsOfColumns(for: place)
        if looseColumns.contains(where: { weights[$0] != 0 && isLoose($0) }) { return true }
        return cores.contains { core in
            core.tableau.varies(weights: core.columns.map { weights[$0] })
        }
    }

    /// Whether a column that no row needs may move: a variable, or the error of an inequality,
    /// which costs nothing on one side.
    private func isLoose(_ column: Int) -> Bool {
        column < variables.count || rows[column - variables.count].kind == .optionalInequality
    }

    /// The variable as a sum of the columns that no row was solved for, and of rows' constants.
    private func weightsOfColumns(
        for place: Int
    ) -> (columns: [Double], rows: [(row: Int, factor: Double)]) {
        var factors: [(row: Int, factor: Double)] = []
        var weights = Array(repeating: 0.0, count: variables.count + rows.count)
        weights[place] = 1
        for pivot in elimination.pivots where weights[pivot.column] != 0 {
            let factor = -weights[pivot.column] / pivot.coefficient
            factors.append((pivot.row, factor))
            for entry in elimination.rows[pivot.row] where entry.column != pivot.column {
                weights[entry.column] = sumWithoutNoise(
                    weights[entry.column], factor * entry.coefficient)
            }
            weights[pivot.column] = 0
        }
        return (weights, factors)
    }
}

extension Core {
    /// A sum of the block's columns as a sum of rows' constants.
    func factors(weights: [Double]) -> [(row: Int, factor: Double)] {
        var factors = Array(repeating: 0.0, count: rows.count)
        for (unknown, column) in columns.enumerated() where weights[column] != 0 {
            let row = tableau.rowOfUnknown[unknown]
            guard row >= 0 else { continue }
            for (place, other) in tableau.columnUnknowns.enumerated() where other >= columns.count {
                let change = -weights[column] * tableau.value(row: row, column: place)
                factors[other - columns.count] = sumWithoutNoise(
                    factors[other - columns.count], change)
            }
        }
        return zip(rows, factors).filter { $0.1 != 0 }.map { ($0.0, $0.1) }
    }
}
