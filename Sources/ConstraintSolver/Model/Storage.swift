/// The state of a solver. A structure inside the solver, because accesses to the properties of a
/// class are checked at run time, and there are many.
struct Storage {
    var variables: [VariableRecord] = []
    var variableNames = Names()
    var values: [Double] = []
    var parameters: [ParameterRecord] = []
    var parameterNames = Names()
    var parameterValues: [Double] = []
    var constraints: [ConstraintRecord] = []
    /// The terms of all constraints, in the order of creation.
    var variableTerms: [Expression.Term] = []
    var parameterTerms: [Expression.Term] = []
    /// How many blocks have been compiled so far.
    var compiledCount = 0
    /// Active constraints without a block, and possibly some that are no longer active.
    var pending: [Int] = []
    /// Whether a constraint's order isn't that of creation.
    var hasOwnOrder = false
    var blocks: [Block?] = []
    var vacantBlocks: [Int] = []
    /// The parameters of the block that is being compiled.
    var namedParameters: [Int] = []
    /// Blocks whose right-hand sides changed, and whether a block is among them.
    var stale: [Int] = []
    var isStale: [Bool] = []
    /// The cached ambiguity of solved blocks, valid until one of their numbers changes.
    var ambiguities: [Int: Ambiguity] = [:]

    let tolerance: Double

    init(tolerance: Double) {
        self.tolerance = tolerance
        // Capacity for a small screen, so that its arrays don't grow step by step.
        variables.reserveCapacity(32)
        values.reserveCapacity(32)
        parameters.reserveCapacity(32)
        parameterValues.reserveCapacity(32)
        constraints.reserveCapacity(64)
        pending.reserveCapacity(64)
        variableTerms.reserveCapacity(96)
        parameterTerms.reserveCapacity(64)
        blocks.reserveCapacity(8)
        isStale.reserveCapacity(8)
        stale.reserveCapacity(8)
        namedParameters.reserveCapacity(16)
    }

    mutating func makeVariable(_ name: String, isNonNegative: Bool) -> Int {
        variableNames.set(name, at: variables.count)
        variables.append(VariableRecord(isNonNegative: isNonNegative))
        values.append(0)
        return values.count - 1
    }

    mutating func makeParameter(_ name: String, value: Double) throws(SolverError) -> Int {
        guard value.isFinite else { throw .notFinite }
        parameterNames.set(name, at: parameters.count)
        parameters.append(ParameterRecord())
        parameterValues.append(value)
        return parameterValues.count - 1
    }
}
