extension Double {
    /// The number as it is passed to the solver.
    ///
    /// Code uses `greatestFiniteMagnitude` for unlimited lengths, and adding a real length to it
    /// isn't exact. All lengths beyond ten million points are therefore treated as ten million
    /// points; values that aren't finite stay as they are.
    var solvable: Double {
        guard isFinite else { return self }
        return Swift.max(-Self.lengthWithoutEnd, Swift.min(Self.lengthWithoutEnd, self))
    }

    private static let lengthWithoutEnd = 1e7
}
