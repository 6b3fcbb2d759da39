/// Which variables of a solved block differ between its optimal solutions (Documentation/Layout.md
/// 3.11). The part that all variables share is computed once.
struct Ambiguity {
    /// The unknowns that can change, without the bounds that have no row.
    private var freedom: Freedom
    /// The same with a row for each bound, if the block has bounds without rows.
    private var bounded: Freedom?
    private let block: Block
    private let parameters: [Double]

    /// - Parameter parameters: The values of the solver's parameters for which the block is solved.
    init(of block: Block, parameters: [Double]) {
        self.block = block
        self.parameters = parameters
        freedom = Freedom(block.solved)
    }

    /// Whether optimal solutions differ in one of the solver's variables.
    mutating func contains(_ variable: Int) -> Bool {
        guard let place = block.members.place(of: variable) else { return true }
        guard freedom.contains(place) else { return false }
        guard block.solved.members.hasBounds else { return true }
        if bounded == nil { bounded = Freedom(block.bounded(parameters)) }
        return bounded?.contains(place) ?? false
    }
}

/// The unknowns of a block that can change without making its solution worse, and the slots that
/// depend on them.
private struct Freedom {
    private let block: Block
    /// Unknowns that occur in no row.
    private let looseColumns: [Int]
    /// The subproblems with more than one optimal solution, with the faces of these.
    private var faces: [(subproblem: Int, tableau: Tableau)] = []
    /// For each slot, whether it is computed from an unknown that can change; empty if no unknown
    /// can.
    private var isReached: [Bool] = []

    init(_ block: Block) {
        self.block = block
        let program = block.program
        looseColumns = program.looseColumns.filter(program.isLoose)
        var open = looseColumns
        for (index, subproblem) in program.subproblems.enumerated() {
            var tableau = block.tableaus[index]
            guard !tableau.isUnique, tableau.openFace() else { continue }
            let unknowns = tableau.varyingColumns()
            guard !unknowns.isEmpty else { continue }
            faces.append((index, tableau))
            open += unknowns.map { subproblem.columns[$0] }
        }
        guard !open.isEmpty else { return }
        isReached = Array(repeating: false, count: program.slotCount)
        for column in open { isReached[column] = true }
        let formulas = program.formulas
        for formula in formulas.list[program.prologueCount...]
        where formulas.terms(of: formula).contains(where: { isReached[$0.column] }) {
            isReached[Int(formula.target)] = true
        }
    }

    /// Whether the variable at a place of the block changes with one of the unknowns. The weights
    /// are computed because the influences of several unknowns can cancel out.
    mutating func contains(_ place: Int) -> Bool {
        guard !isReached.isEmpty, isReached[place] else { return false }
        let (weights, _) = block.program.weights(of: place)
        if looseColumns.contains(where: { weights[$0] != 0 }) { return true }
        return faces.indices.contains { index in
            let columns = block.program.subproblems[faces[index].subproblem].columns
            let used = columns.indices.filter { weights[columns[$0]] != 0 }
            let openCount = used.count { isReached[columns[$0]] }
            guard openCount > 1 else { return openCount > 0 }
            return faces[index].tableau.varies(used.map { ($0, weights[columns[$0]]) })
        }
    }
}
