/// What a solver knows about a variable. Small numbers, because large systems wait for memory.
struct VariableRecord {
    private var blockIndex: Int32 = -1
    private var placeInBlock: Int32 = -1
    var isNonNegative: Bool

    init(isNonNegative: Bool) {
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

/// What a solver knows about a parameter.
struct ParameterRecord {
    /// Its place in the block that is being compiled, -1 for all others.
    var place: Int32 = -1
    /// The blocks that have it: the first stands by itself, because most have no other, and a list
    /// for each would have to be allocated.
    private(set) var firstBlock: Int32 = -1
    private(set) var otherBlocks: [Int32] = []

    mutating func join(_ block: Int) {
        if firstBlock < 0 {
            firstBlock = Int32(block)
        } else {
            otherBlocks.append(Int32(block))
        }
    }

    mutating func leave(_ block: Int) {
        if firstBlock == block {
            firstBlock = otherBlocks.popLast() ?? -1
        } else if let place = otherBlocks.lastIndex(of: Int32(block)) {
            otherBlocks.swapAt(place, otherBlocks.count - 1)
            otherBlocks.removeLast()
        }
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
