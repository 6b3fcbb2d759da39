/// A set of constraints that share variables, with their numbers. The program that all blocks of
/// the same structure share computes the solution.
struct Block {
    let program: Program
    let members: Members
    /// The largest violation that doesn't count as a contradiction.
    let tolerance: Double
    var tableaus: [Tableau]
    /// The slots, followed by the offsets of the rows and the parameters that the slots are
    /// computed from. One buffer, for the same reason as in `Members`.
    private(set) var numbers: [Double]
    /// Whether more than parameters changed since the slots were computed.
    private var isFresh = true
    /// Whether equalities were shifted for the current numbers. Slots that are shifted can't be
    /// reused for other numbers.
    private var isShifted = false
    private var circuits: Circuits?
    private var greatestOffset = 1.0
    /// The magnitude that counts as zero, given the magnitude of the right-hand sides.
    private(set) var noise = 1e-9
    /// The same block with rows for the bounds that this block's solution violated; the last one
    /// used is at the end. There are several, because a run alternates between devices.
    private var tightened: [Tightened] = []
    private(set) var isTightened = false

    /// How often bounds were added to the block, because each solution violated others.
    private(set) var boundRounds = 0
    /// The number of rounds after which all bounds get rows. One after another may be violated, as
    /// those of views in a stack view that is too small, and each round compiles a program.
    static let greatestBoundRounds = 3

    private struct Tightened {
        var bounds: [Int]
        var block: Block
    }

    /// Creates a block whose offsets are all zero.
    init(program: Program, members: Members, tolerance: Double) {
        self.program = program
        self.members = members
        self.tolerance = tolerance
        let count = program.slotCount + program.rows.count + members.parameterCount
        numbers = Array(repeating: 0, count: count)
        tableaus = program.tableaus
    }

    private var firstOffset: Int { program.slotCount }
    private var firstParameter: Int { program.slotCount + program.rows.count }

    var offsets: [Double] { Array(numbers[firstOffset..<firstParameter]) }

    mutating func setOffset(_ offset: Double, ofRow row: Int) {
        numbers[firstOffset + row] = offset
        isFresh = true
    }

    private mutating func keepOffset(_ offset: Double, ofRow row: Int) {
        if numbers[firstOffset + row] != offset { setOffset(offset, ofRow: row) }
    }

    /// Computes the values of the block's variables, or returns the constraints that contradict one
    /// another.
    mutating func solve(
        parameters: [Double], values: inout [Double], writesAll: Bool = false
    ) -> [Constraint]? {
        let isWhole = isFresh
        isFresh = true
        if let contradiction = solveRows(parameters, isWhole: isWhole) { return contradiction }
        isFresh = isShifted
        if violatesBounds() {
            isTightened = true
            tighten()
            // The solution isn't used, and the blocks of all rounds exist at the same time.
            for index in tableaus.indices where tableaus[index].isLarge {
                tableaus[index] = program.tableaus[index]
            }
            return tightened[tightened.count - 1].block
                .solve(parameters: parameters, values: &values, writesAll: true)
        }
        write(to: &values, all: isWhole || isTightened || writesAll)
        isTightened = false
        return nil
    }

    /// Mutating for the same reason as `write`.
    private mutating func violatesBounds() -> Bool {
        guard members.hasBounds else { return false }
        let least = -max(tolerance, noise)
        let bounds = members.boundsRange
        return numbers.withUnsafeBufferPointer { slots in
            members.withUnsafe { members in
                for index in bounds where slots[members[index]] < least { return true }
                return false
            }
        }
    }

    /// Writes the values of the solver's variables: all of them, or those that parameters reach.
    /// Mutating only so that the block isn't copied for the closures.
    private mutating func write(to values: inout [Double], all: Bool) {
        let program = program
        let count = members.variableCount
        values.withUnsafeMutableBufferPointer { values in
            numbers.withUnsafeBufferPointer { slots in
                members.withUnsafe { variables in
                    if all {
                        for place in 0..<count {
                            values[variables[place]] = Self.withoutNoise(slots[place])
                        }
                    } else {
                        let reached = program.schedule.reached
                        for index in program.reach.variables {
                            let place = Int(reached[index])
                            values[variables[place]] = Self.withoutNoise(slots[place])
                        }
                    }
                }
            }
        }
    }

    /// Rounds to ten decimals, because further digits depend on the path to the solution. Infinite
    /// values and NaN become zero.
    @inline(__always)
    private static func withoutNoise(_ value: Double) -> Double {
        guard abs(value) < 1e5 else { return value.isFinite ? value : 0 }
        return Double(Int64(value * 1e10 + (value < 0 ? -0.5 : 0.5))) / 1e10
    }

    private mutating func solveRows(_ parameters: [Double], isWhole: Bool) -> [Constraint]? {
        fetch(parameters, isWhole: isWhole)
        runPrologue(isWhole: isWhole)
        if !program.checks.isEmpty {
            if let broken = forgiveEqualities() ?? brokenCheck() { return broken }
        }
        if isWhole {
            for index in tableaus.indices {
                if let broken = solveSubproblem(index) { return broken }
            }
        } else {
            for place in program.reach.subproblems {
                let index = Int(program.schedule.reached[place])
                if let broken = solveSubproblem(index) { return broken }
            }
        }
        runEpilogue(isWhole: isWhole)
        return nil
    }

    /// Copies the parameters and estimates the size of rounding errors from them.
    private mutating func fetch(_ given: [Double], isWhole: Bool) {
        if isWhole {
            greatestOffset = numbers[firstOffset..<firstParameter].reduce(1) { max($0, abs($1)) }
        }
        let (first, factors) = (firstParameter, program.schedule.greatestFactors)
        let (start, count) = (members.variableCount, members.parameterCount)
        var scale = greatestOffset
        numbers.withUnsafeMutableBufferPointer { numbers in
            members.withUnsafe { members in
                for place in 0..<count {
                    let number = given[members[start + place]]
                    numbers[first + place] = number
                    scale = max(scale, factors[place] * abs(number))
                }
            }
        }
        noise = scale * 1e-9
    }

    private mutating func withNumbers(_ body: (Schedule, Schedule.Numbers) -> Void) {
        let (program, first, second) = (program, firstOffset, firstParameter)
        numbers.withUnsafeMutableBufferPointer { numbers in
            body(
                program.schedule,
                Schedule.Numbers(
                    offsets: UnsafeBufferPointer(rebasing: numbers[first..<second]),
                    parameters: UnsafeBufferPointer(rebasing: numbers[second...]),
                    slots: UnsafeMutableBufferPointer(rebasing: numbers[..<first])))
        }
    }

    private mutating func runPrologue(isWhole: Bool) {
        withNumbers { $0.runPrologue(isWhole: isWhole, on: $1) }
    }

    private mutating func runEpilogue(isWhole: Bool) {
        withNumbers { $0.runEpilogue(isWhole: isWhole, on: $1) }
    }

    /// Shifts the latest equality of each contradiction that is within the tolerance.
    private mutating func forgiveEqualities() -> [Constraint]? {
        isShifted = false
        guard tolerance > noise,
            program.checks.contains(where: {
                program.rows[$0].kind == .requiredEquality && abs(constant(of: $0)) > noise
            })
        else { return nil }
        let given = offsets
        defer { replaceOffsets(by: given) }
        var shifted = given
        let circuit = circuitsOfEqualities().resolve(&shifted, tolerance: tolerance) {
            parameterSum(ofRow: $0)
        }
        replaceOffsets(by: shifted)
        if let circuit { return constraints(ofRows: circuit.map(\.row)) }
        runPrologue(isWhole: true)
        isShifted = true
        return nil
    }

    private mutating func replaceOffsets(by others: [Double]) {
        for row in others.indices { numbers[firstOffset + row] = others[row] }
    }

    mutating func circuitsOfEqualities() -> Circuits {
        let circuits = circuits ?? Circuits(of: program)
        self.circuits = circuits
        return circuits
    }

    func parameterSum(ofRow row: Int) -> Double {
        program.rows.parameters[program.rows[row].parameters].reduce(0) {
            $0 + $1.coefficient * numbers[firstParameter + $1.index]
        }
    }

    private func brokenCheck() -> [Constraint]? {
        for row in program.checks {
            let isEquality = program.rows[row].kind == .requiredEquality
            let excess = isEquality ? abs(constant(of: row)) : -constant(of: row)
            if excess > (isEquality ? noise : max(noise, tolerance)) {
                return constraints(from: [(row, 1)])
            }
        }
        return nil
    }

    private mutating func solveSubproblem(_ index: Int) -> [Constraint]? {
        let subproblem = program.subproblems[index]
        let noise = noise
        let isSolved = numbers.withUnsafeMutableBufferPointer { slots in
            tableaus.withUnsafeBufferPointer {
                subproblem.evaluate($0, at: index, slots: slots, noise: noise)
            }
        }
        if isSolved { return nil }
        let factors = tableaus[index].solve(
            subproblem, slots: &numbers, firstConstant: program.constantSlot(of: 0), noise: noise,
            tolerance: tolerance)
        return factors.map(constraints(from:))
    }

    func constant(of row: Int) -> Double { numbers[program.constantSlot(of: row)] }
}

extension Block {
    /// The block that computed the last solution.
    var solved: Block {
        guard isTightened, let last = tightened.last else { return self }
        return last.block.solved
    }

    /// Creates the block with the violated bounds. It always starts from the block without bounds,
    /// so that the bounds in use depend on the current numbers only.
    private mutating func tighten() {
        let addsAll = boundRounds == Self.greatestBoundRounds
        if let index = tightened.lastIndex(where: { addsAll || isViolated(exactly: $0.bounds) }) {
            tightened.swapAt(index, tightened.count - 1)
            let count = program.rows.count
            let last = tightened.count - 1
            for row in 0..<count {
                tightened[last].block.keepOffset(numbers[firstOffset + row], ofRow: row)
            }
            return
        }
        if tightened.count == 4 { tightened.removeFirst() }
        let added = members.bounds.filter { addsAll || isViolated($0) }
        var block = block(withBounds: added)
        block.boundRounds = boundRounds + 1
        tightened.append(Tightened(bounds: added, block: block))
    }

    private func isViolated(_ place: Int) -> Bool { numbers[place] < -max(tolerance, noise) }

    private func isViolated(exactly bounds: [Int]) -> Bool {
        var index = 0
        for place in members.bounds where isViolated(place) {
            guard index < bounds.count, bounds[index] == place else { return false }
            index += 1
        }
        return index == bounds.count
    }

    private func block(withBounds added: [Int]) -> Block {
        var structure = program.structure
        for place in added { structure.append(bound: place) }
        structure.seal()
        let isBound = Set(members.bounds).subtracting(added)
        var block = Block(
            program: ProgramCache.shared.program(for: structure),
            members: Members(
                variables: members.variables, parameters: members.parameters,
                constraints: members.constraints, isBound: isBound.contains),
            tolerance: tolerance)
        block.replaceOffsets(by: offsets)
        return block
    }

    /// Returns the same block with rows for all bounds, which may be needed to detect an ambiguity.
    func bounded(_ parameters: [Double]) -> Block {
        var block = block(withBounds: Array(members.bounds))
        var values = Array(repeating: 0.0, count: (members.variables.last ?? -1) + 1)
        _ = block.solve(parameters: parameters, values: &values)
        return block
    }
}
