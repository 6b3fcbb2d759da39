/// What a solver holds. A value inside the solver, because each access to a property of a class
/// is checked when it happens, and there are many.
struct Storage {
    var variables: [VariableRecord] = []
    var values: [Double] = []
    var parameterNames: [String] = []
    var parameterValues: [Double] = []
    /// The blocks that have a parameter.
    var parameterBlocks: [[Int]] = []
    var constraints: [ConstraintRecord] = []
    /// The terms of all constraints, in the order of creation.
    var variableTerms: [Expression.Term] = []
    var parameterTerms: [Expression.Term] = []
    /// How many blocks have been compiled so far.
    var compiledCount = 0
    /// Active constraints without a block, and perhaps some that are not active any more.
    var pending: [Int] = []
    var blocks: [Block?] = []
    var vacantBlocks: [Int] = []
    /// The places of parameters in the block that is being compiled, -1 for all others.
    var parameterPlaces: [Int] = []
    /// Blocks whose right-hand sides changed, and whether a block is among them.
    var stale: [Int] = []
    var isStale: [Bool] = []

    let tolerance: Double

    init(tolerance: Double) {
        self.tolerance = tolerance
    }

    mutating func makeVariable(_ name: String, isNonNegative: Bool) -> Int {
        variables.append(VariableRecord(name: name, isNonNegative: isNonNegative))
        values.append(0)
        return values.count - 1
    }

    mutating func makeParameter(_ name: String, value: Double) throws(SolverError) -> Int {
        guard value.isFinite else { throw .notFinite }
        parameterNames.append(name)
        parameterValues.append(value)
        parameterBlocks.append([])
        parameterPlaces.append(-1)
        return parameterValues.count - 1
    }
}

/// What a solver knows about a variable.
struct VariableRecord {
    var name: String
    var isNonNegative: Bool
    /// Its block, -1 where no active constraint has it.
    var block = -1
    /// Its place in the block that is being compiled, -1 for all others.
    var place = -1
}

/// What a solver knows about a constraint: `sum + offset relation 0`.
struct ConstraintRecord {
    /// Where its terms stand in the solver's, each variable and parameter once and ascending.
    var variables: Range<Int>
    var parameters: Range<Int>
    /// The constant of the expression.
    var base: Double
    /// The constant on the right.
    var constant: Double
    var relation: Relation
    var strength: Priority
    var isActive = false
    /// The block and its row, -1 while there is none.
    var block = -1
    var row = -1

    var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
    var offset: Double { sign * (base - constant) }
}
