extension Solver {
    /// Whether optimal solutions differ in the variable's value (facts: semantics.md 3.11); of the
    /// system that the last `solve()` solved. A variable that no active constraint has is ambiguous.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        let index = variableBlocks[variable.index]
        guard index >= 0, let block = blocks[index] else { return true }
        return block.isAmbiguous(variable.index)
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
    func isAmbiguous(_ variable: Int) -> Bool {
        guard let place = variables.firstIndex(of: variable) else { return true }
        let weights = weightsOfColumns(for: place)
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

    /// The variable as a sum of the columns that no row was solved for.
    private func weightsOfColumns(for place: Int) -> [Double] {
        var weights = Array(repeating: 0.0, count: variables.count + rows.count)
        weights[place] = 1
        for pivot in elimination.pivots where weights[pivot.column] != 0 {
            let factor = -weights[pivot.column] / pivot.coefficient
            for entry in elimination.rows[pivot.row] where entry.column != pivot.column {
                weights[entry.column] = sumWithoutNoise(
                    weights[entry.column], factor * entry.coefficient)
            }
            weights[pivot.column] = 0
        }
        return weights
    }
}
