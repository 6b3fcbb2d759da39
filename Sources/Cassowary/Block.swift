/// Constraints that share variables, compiled: solved equalities, and a tableau for each
/// independent part of what they leave open. A change of a right-hand side runs it again.
final class Block {
    let variables: [Int]
    let rows: [Row]
    let elimination: Elimination
    var cores: [Core] = []
    /// Required rows in which no column is left: they hold or do not.
    private(set) var checks: [Int] = []
    /// Columns that no row needs: they stay zero.
    private(set) var looseColumns: [Int] = []
    var offsets: [Double]
    /// Places of the variables that may not be negative, as far as no row of the block says so.
    let bounds: [Int]
    /// Contradictions up to this are none.
    let tolerance: Double
    /// The same block with those bounds as rows that this one's solution violated.
    private var tightened: (bounds: [Int], block: Block)?
    private var isTightened = false
    private lazy var circuits = Circuits(
        of: checks.filter { rows[$0].kind == .requiredEquality }, in: elimination)
    private let parameters: Ragged<Expression.Term>
    /// The other entries of each pivot's row.
    private let substitutions: Ragged<Elimination.Entry>
    private var constants: [Double]
    private var columnValues: [Double]
    /// What counts as zero beside the right-hand sides.
    private var noise = 1e-9

    /// The rows are in the order in which their constraints were created.
    init(variables: [Int], rows: [Row], bounds: [Int] = [], tolerance: Double = 0) {
        self.variables = variables
        self.rows = rows
        self.bounds = bounds
        self.tolerance = tolerance
        offsets = rows.map(\.offset)
        constants = offsets
        parameters = Ragged(rows.lazy.map(\.parameters))
        columnValues = Array(repeating: 0, count: variables.count + rows.count)
        var elimination = Elimination(rows: rows.map(\.entries), variableCount: variables.count)
        elimination.solve(
            equalities: rows.indices.filter { rows[$0].kind == .requiredEquality })
        let optional = rows.indices.filter { !rows[$0].kind.isRequired }
        for row in optional.sorted(by: { (-rows[$0].strength, $0) < (-rows[$1].strength, $1) }) {
            elimination.solve(optional: row)
        }
        self.elimination = elimination
        substitutions = Ragged(
            elimination.pivots.lazy.map { pivot in
                elimination.rows[pivot.row].filter { $0.column != pivot.column }
            })
        splitRest()
    }

    /// Every row that is not solved belongs to the part of its columns.
    private func splitRest() {
        var sets = UnionFind(count: columnValues.count)
        var isUsed = Array(repeating: false, count: columnValues.count)
        let rest = rows.indices.filter { !elimination.isPivot[$0] }
        for row in rest {
            let entries = elimination.rows[row]
            if entries.isEmpty && rows[row].kind.isRequired { checks.append(row) }
            for entry in entries {
                sets.unite(entries[0].column, entry.column)
                isUsed[entry.column] = true
            }
        }
        let columns = freeColumns
        looseColumns = columns.filter { !isUsed[$0] }
        makeCores(rest, columns.filter { isUsed[$0] }, &sets)
    }

    /// Variables that no row was solved for, and errors of the optional rows that were solved.
    private var freeColumns: [Int] {
        var isSolved = Array(repeating: false, count: columnValues.count)
        for pivot in elimination.pivots { isSolved[pivot.column] = true }
        let errors = elimination.pivots.map(\.row).filter { !rows[$0].kind.isRequired }
        return variables.indices.filter { !isSolved[$0] }
            + errors.sorted().map { variables.count + $0 }
    }

    private func makeCores(_ rest: [Int], _ columns: [Int], _ sets: inout UnionFind) {
        var parts: [(columns: [Int], rows: [Int])] = []
        var places = Array(repeating: -1, count: columnValues.count)
        for column in columns {
            let root = sets.find(column)
            if places[root] < 0 {
                places[root] = parts.count
                parts.append(([], []))
            }
            parts[places[root]].columns.append(column)
        }
        for row in rest {
            guard let first = elimination.rows[row].first else { continue }
            parts[places[sets.find(first.column)]].rows.append(row)
        }
        cores = parts.map {
            Core(
                columns: $0.columns, rows: $0.rows, elimination: elimination, block: rows,
                variableCount: variables.count)
        }
    }

    /// Gives the block's variables their values, or the constraints that exclude each other.
    func solve(parameters parameterValues: [Double], values: inout [Double]) -> [Constraint]? {
        isTightened = false
        if let contradiction = solveRows(parameterValues) { return contradiction }
        for (index, variable) in variables.enumerated() {
            values[variable] = Self.withoutNoise(columnValues[index])
        }
        let violated = bounds.filter { columnValues[$0] < -max(tolerance, noise) }
        guard !violated.isEmpty else { return nil }
        return tighten(violated).solve(parameters: parameterValues, values: &values)
    }

    /// The block with more bounds; always on the way from the one without, so that the bounds in
    /// use depend on the numbers of today only.
    private func tighten(_ violated: [Int]) -> Block {
        isTightened = true
        if let tightened, tightened.bounds == violated {
            for row in rows.indices { tightened.block.offsets[row] = offsets[row] }
            return tightened.block
        }
        let block = block(withBounds: violated)
        tightened = (violated, block)
        return block
    }

    private func block(withBounds added: [Int]) -> Block {
        var rows = rows
        for row in rows.indices { rows[row].offset = offsets[row] }
        let isAdded = Set(added)
        return Block(
            variables: variables, rows: rows + added.map(Row.init(bound:)),
            bounds: bounds.filter { !isAdded.contains($0) }, tolerance: tolerance)
    }

    /// The same block with all bounds as rows, which an ambiguity may need to see.
    func bounded(_ parameters: [Double]) -> Block {
        let block = block(withBounds: bounds)
        var values = Array(repeating: 0.0, count: (variables.last ?? -1) + 1)
        _ = block.solve(parameters: parameters, values: &values)
        return block
    }

    /// The block that gave the last solution.
    var solved: Block {
        guard isTightened, let tightened else { return self }
        return tightened.block.solved
    }

    private func solveRows(_ parameterValues: [Double]) -> [Constraint]? {
        evaluateConstants(parameterValues)
        runSteps()
        if let set = forgiveEqualities(parameterValues) { return set }
        for row in checks {
            let isEquality = rows[row].kind == .requiredEquality
            let excess = isEquality ? abs(constants[row]) : -constants[row]
            if excess > (isEquality ? noise : max(noise, tolerance)) {
                return constraints(from: [(row, 1)])
            }
        }
        for index in cores.indices {
            let factors = cores[index].solve(
                constants: constants, noise: noise, tolerance: tolerance, into: &columnValues)
            if let factors { return constraints(from: factors) }
        }
        substituteBack()
        return nil
    }

    /// Shifts the latest equality of each contradiction that is within the tolerance.
    private func forgiveEqualities(_ parameterValues: [Double]) -> [Constraint]? {
        guard tolerance > noise,
            checks.contains(where: {
                rows[$0].kind == .requiredEquality && abs(constants[$0]) > noise
            })
        else { return nil }
        evaluateConstants(parameterValues)
        if let circuit = circuits.resolve(&constants, tolerance: tolerance) {
            return constraints(of: circuit.lazy.map(\.row))
        }
        runSteps()
        return nil
    }

    /// Ten decimals: what lies beyond depends on the way to the solution.
    private static func withoutNoise(_ value: Double) -> Double {
        guard abs(value) < 1e5 else { return value }
        return Double(Int64(value * 1e10 + (value < 0 ? -0.5 : 0.5))) / 1e10
    }

    private func evaluateConstants(_ parameterValues: [Double]) {
        let offsets = offsets
        // One access to the buffer: an access check for each number would cost more than it does.
        let scale = constants.withUnsafeMutableBufferPointer { constants in
            var scale = 1.0
            for row in constants.indices {
                var constant = offsets[row]
                for index in parameters.range(of: row) {
                    let term = parameters.elements[index]
                    constant += term.coefficient * parameterValues[term.index]
                }
                constants[row] = constant
                scale = max(scale, abs(constant))
            }
            return scale
        }
        noise = scale * 1e-9
    }

    /// Runs the right-hand sides through the elimination.
    private func runSteps() {
        constants.withUnsafeMutableBufferPointer { constants in
            for step in elimination.steps {
                constants[step.target] = sumWithoutNoise(
                    constants[step.target], -step.factor * constants[step.source])
            }
        }
    }

    private func substituteBack() {
        let constants = constants
        columnValues.withUnsafeMutableBufferPointer { columnValues in
            for place in elimination.pivots.indices.reversed() {
                let pivot = elimination.pivots[place]
                var sum = constants[pivot.row]
                for index in substitutions.range(of: place) {
                    let entry = substitutions.elements[index]
                    sum = sumWithoutNoise(sum, entry.coefficient * columnValues[entry.column])
                }
                columnValues[pivot.column] = sum == 0 ? 0 : -sum / pivot.coefficient
            }
        }
    }

    /// The constraints of which a combination of eliminated rows is made.
    func constraints(from factors: [(row: Int, factor: Double)]) -> [Constraint] {
        var multipliers = Array(repeating: 0.0, count: rows.count)
        for (row, factor) in factors { multipliers[row] += factor }
        for step in elimination.steps.reversed() {
            multipliers[step.source] = sumWithoutNoise(
                multipliers[step.source], -step.factor * multipliers[step.target])
        }
        return constraints(of: rows.indices.filter { abs(multipliers[$0]) > Tableau.noise })
    }

    /// The constraints of ascending rows; a bound is none.
    private func constraints(of rows: some Sequence<Int>) -> [Constraint] {
        rows.lazy.map { self.rows[$0].constraint }.filter { $0 >= 0 }
            .map { Constraint(index: $0) }
    }
}
