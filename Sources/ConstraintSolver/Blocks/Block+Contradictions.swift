extension Block {
    /// Returns the contradictions for the current numbers, each a set of constraints: those of the
    /// equalities; if these agree, those of rows without a variable left; otherwise those of the
    /// subproblems, each with a latest row that no other set has. Empty if only the bounds
    /// of variables are responsible. Valid after a `solve` that failed.
    mutating func contradictions() -> [[Constraint]] {
        guard !isTightened else { return [] }
        let ofChecks = program.checks.isEmpty ? [] : contradictionsOfChecks()
        guard ofChecks.isEmpty else { return ofChecks }
        return program.subproblems.flatMap { subproblem in
            var tableau = subproblem.tableau
            return tableau.contradictions(
                subproblem, slots: numbers, firstConstant: program.constantSlot(of: 0),
                noise: noise,
                tolerance: tolerance)
        }
        .map { constraints(from: $0) }
    }

    private mutating func contradictionsOfChecks() -> [[Constraint]] {
        let circuits = circuitsOfEqualities()
        let broken = circuits.broken(offsets, tolerance: max(noise, tolerance)) {
            parameterSum(ofRow: $0)
        }
        if !broken.isEmpty { return broken.map { constraints(ofRows: $0.map(\.row)) } }
        return program.checks.filter { row in
            program.rows[row].kind != .requiredEquality
                && -constant(of: row) > max(noise, tolerance)
        }
        .map { constraints(ofRows: circuits.rows(of: $0)) }
    }
}

extension Tableau {
    /// Returns the contradictions one after another, removing the latest row of each. The number is
    /// limited; the rest is found when the caller solves again.
    fileprivate mutating func contradictions(
        _ subproblem: Subproblem, slots: [Double], firstConstant: Int, noise: Double,
        tolerance: Double
    ) -> [[(row: Int, factor: Double)]] {
        self.tolerance = noise
        for (index, row) in subproblem.rows.enumerated() {
            constants[columnCount + index] = slots[firstConstant + row]
        }
        evaluate()
        stopCounting()
        var found: [[(row: Int, factor: Double)]] = []
        while found.count < 1024,
            let factors = subproblem.restoreFeasibility(of: &self, tolerance: tolerance)
        {
            found.append(factors)
            guard let latest = factors.max(by: { $0.row < $1.row }),
                let place = subproblem.rows.firstIndex(of: latest.row)
            else { break }
            release(columnCount + place)
        }
        return found
    }
}
