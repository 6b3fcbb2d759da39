/// The solver's record of a variable. Fields are small, because large systems are limited by memory
/// bandwidth.
struct VariableRecord {
    private var blockIndex: Int32 = -1
    private var placeInBlock: Int32 = -1
    var isNonNegative: Bool

    init(isNonNegative: Bool) {
        self.isNonNegative = isNonNegative
    }

    /// The variable's block, or -1 if no active constraint contains the variable.
    var block: Int {
        get { Int(blockIndex) }
        set { blockIndex = Int32(newValue) }
    }

    /// The variable's place in the block that is being compiled, or -1 if it isn't in that block.
    var place: Int {
        get { Int(placeInBlock) }
        set { placeInBlock = Int32(newValue) }
    }
}

/// The solver's record of a parameter.
struct ParameterRecord {
    /// The parameter's place in the block that is being compiled, or -1 if it isn't in that block.
    var place: Int32 = -1
    /// The blocks that contain the parameter. The first has its own field, because most parameters
    /// have no other, and a list for each would need an allocation.
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

/// The solver's record of a constraint: `sum + offset relation 0`.
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
    /// The place among constraints of equal priority; see ``Solver/setOrder(_:of:)``.
    var order: Int
    private var blockIndex: Int32 = -1
    private var rowInBlock: Int32 = -1
    let relation: Relation
    var isActive = false

    init(
        variables: Range<Int>, parameters: Range<Int>, base: Double, constant: Double,
        relation: Relation, strength: Priority, order: Int
    ) {
        firstVariable = UInt32(variables.lowerBound)
        variablesEnd = UInt32(variables.upperBound)
        firstParameter = UInt32(parameters.lowerBound)
        parametersEnd = UInt32(parameters.upperBound)
        self.base = base
        self.constant = constant
        self.relation = relation
        self.strength = strength
        self.order = order
    }

    /// The range of the constraint's terms in the solver's list, ascending and with each variable
    /// and parameter once.
    var variables: Range<Int> { Int(firstVariable)..<Int(variablesEnd) }
    var parameters: Range<Int> { Int(firstParameter)..<Int(parametersEnd) }

    /// The constraint's block and its row there, or -1 if it has none.
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
