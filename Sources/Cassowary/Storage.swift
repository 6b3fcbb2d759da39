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
        // Room for a small screen, so that its arrays do not grow step by step.
        variables.reserveCapacity(32)
        values.reserveCapacity(32)
        constraints.reserveCapacity(32)
        pending.reserveCapacity(32)
        variableTerms.reserveCapacity(64)
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

/// What a solver knows about a variable. Small numbers, because large systems wait for memory.
struct VariableRecord {
    var name: String
    private var blockIndex: Int32 = -1
    private var placeInBlock: Int32 = -1
    var isNonNegative: Bool

    init(name: String, isNonNegative: Bool) {
        self.name = name
        self.isNonNegative = isNonNegative
    }

    /// Its block, -1 where no active constraint has it.
    var block: Int {
        get { Int(blockIndex) }
        set { blockIndex = Int32(newValue) }
    }

    /// Its place in the block that is being compiled, -1 for all others.
    var place: Int {
        get { Int(placeInBlock) }
        set { placeInBlock = Int32(newValue) }
    }
}

/// What a solver knows about a constraint: `sum + offset relation 0`.
struct ConstraintRecord {
    private let firstVariable: UInt32
    private let variablesEnd: UInt32
    private let firstParameter: UInt32
    private let parametersEnd: UInt32
    /// The constant of the expression.
    let base: Double
    /// The constant on the right.
    var constant: Double
    var strength: Priority
    private var blockIndex: Int32 = -1
    private var rowInBlock: Int32 = -1
    let relation: Relation
    var isActive = false

    init(
        variables: Range<Int>, parameters: Range<Int>, base: Double, constant: Double,
        relation: Relation, strength: Priority
    ) {
        firstVariable = UInt32(variables.lowerBound)
        variablesEnd = UInt32(variables.upperBound)
        firstParameter = UInt32(parameters.lowerBound)
        parametersEnd = UInt32(parameters.upperBound)
        self.base = base
        self.constant = constant
        self.relation = relation
        self.strength = strength
    }

    /// Where its terms stand in the solver's, each variable and parameter once and ascending.
    var variables: Range<Int> { Int(firstVariable)..<Int(variablesEnd) }
    var parameters: Range<Int> { Int(firstParameter)..<Int(parametersEnd) }

    /// The block and its row, -1 while there is none.
    var block: Int {
        get { Int(blockIndex) }
        set { blockIndex = Int32(newValue) }
    }

    var row: Int {
        get { Int(rowInBlock) }
        set { rowInBlock = Int32(newValue) }
    }

    var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
    var offset: Double { sign * (base - constant) }
}
