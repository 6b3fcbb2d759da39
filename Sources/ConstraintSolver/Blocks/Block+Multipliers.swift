/// Follows sums of slots back to the right-hand sides that they are computed from.
extension Block {
    /// Returns the constraints that contribute to a combination of constants.
    func constraints(from factors: [(row: Int, factor: Double)]) -> [Constraint] {
        var weights = Array(repeating: 0.0, count: program.slotCount)
        for (row, factor) in factors { weights[program.constantSlot(of: row)] += factor }
        var multipliers = Array(repeating: 0.0, count: program.rows.count)
        program.follow(&weights, &multipliers, through: 0..<program.prologueCount)
        return constraints(ofRows: program.rows.relevant(in: multipliers))
    }

    /// Returns the constraints that contribute to a variable's value.
    func constraints(determining variable: Int) -> [Constraint] {
        guard let place = members.place(of: variable) else { return [] }
        var (weights, multipliers) = program.weights(of: place)
        for (subproblem, tableau) in zip(program.subproblems, tableaus) {
            subproblem.follow(&weights, in: tableau, firstConstant: program.constantSlot(of: 0))
        }
        program.follow(&weights, &multipliers, through: 0..<program.prologueCount)
        return constraints(ofRows: program.rows.relevant(in: multipliers))
    }

    /// Returns the constraints of ascending rows. Bounds aren't constraints.
    func constraints(ofRows rows: [Int]) -> [Constraint] {
        rows.filter { $0 < members.constraintCount }
            .map { Constraint(index: members.constraint(ofRow: $0)) }
    }
}

extension Program {
    /// Returns a variable as a sum of the unknowns of subproblems, loose columns, and constants of
    /// the reduced system, and of the constants of rows.
    func weights(of place: Int) -> (slots: [Double], rows: [Double]) {
        var weights = Array(repeating: 0.0, count: slotCount)
        weights[place] = 1
        var multipliers = Array(repeating: 0.0, count: rows.count)
        follow(&weights, &multipliers, through: prologueCount..<formulas.count)
        return (weights, multipliers)
    }

    /// Replaces each target by its formula.
    func follow(_ weights: inout [Double], _ multipliers: inout [Double], through range: Range<Int>)
    {
        for formula in formulas.list[range].reversed() {
            let weight = weights[Int(formula.target)] / formula.divisor
            guard weight != 0 else { continue }
            weights[Int(formula.target)] = 0
            if formula.row >= 0 {
                multipliers[Int(formula.row)] = sumWithoutNoise(
                    multipliers[Int(formula.row)], weight)
            }
            for term in formulas.terms(of: formula) {
                weights[term.column] = sumWithoutNoise(
                    weights[term.column], weight * term.coefficient)
            }
        }
    }

    /// Whether an unknown that occurs in no row can change without cost: a variable, or the error
    /// of an inequality, which costs nothing on one side.
    func isLoose(_ column: Int) -> Bool {
        column < rows.variableCount || rows[column - rows.variableCount].kind == .optionalInequality
    }
}

extension Subproblem {
    /// Replaces the weights of columns by those of the constants that fix them.
    func follow(_ weights: inout [Double], in tableau: Tableau, firstConstant: Int) {
        for (unknown, column) in columns.enumerated() where weights[column] != 0 {
            let row = tableau.rowOfUnknown[unknown]
            let weight = weights[column]
            weights[column] = 0
            guard row >= 0 else { continue }
            for entry in tableau.rows[row] {
                let other = tableau.columnUnknowns[entry.column]
                guard other >= columns.count else { continue }
                let slot = firstConstant + rows[other - columns.count]
                weights[slot] = sumWithoutNoise(weights[slot], -weight * entry.coefficient)
            }
        }
    }
}
