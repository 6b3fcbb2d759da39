extension Block {
    /// What is wrong side by side with today's numbers, each set with a latest row of its own: of
    /// the equalities; where these agree, of rows without a variable left. Empty where only a core
    /// can tell. Valid after a `solve` that failed.
    mutating func contradictions() -> [[Constraint]] {
        guard !program.checks.isEmpty, !isTightened else { return [] }
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
