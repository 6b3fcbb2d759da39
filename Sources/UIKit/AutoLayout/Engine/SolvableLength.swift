extension Double {
    /// The number as the solver gets it: code that means "without end" says
    /// `greatestFiniteMagnitude`, beside which the sum of it and a real length is no longer exact.
    /// Beyond ten million points all lengths count as that; what isn't finite stays so.
    var solvable: Double {
        guard isFinite else { return self }
        return Swift.max(-Self.lengthWithoutEnd, Swift.min(Self.lengthWithoutEnd, self))
    }

    private static let lengthWithoutEnd = 1e7
}
