/// A compiled structure: formulas from right-hand sides to the subproblems, the subproblems, and
/// formulas from these to all variables. Programs are immutable; blocks hold the numbers.
///
/// The slots are the variables, the errors of the rows, the constants of the rows that reach a
/// subproblem, and the values of the subproblems' rows, in this order.
final class Program: Sendable {
    let structure: Structure
    let rows: Rows
    let formulas: Formulas
    /// How many of the formulas come before the subproblems.
    let prologueCount: Int
    /// Required rows in which no unknown is left, ascending. The slots of their constants are
    /// computed.
    let checks: [Int]
    let subproblems: [Subproblem]
    /// The initial tableaus of blocks.
    let tableaus: [Tableau]
    let slotCount: Int
    /// Unknowns that occur in no row and stay zero.
    let looseColumns: [Int]
    /// The formulas, subproblems, and slots of variables that a change of parameters reaches.
    let reach: ParameterReach
    let schedule: Schedule

    init(_ structure: Structure) {
        let rows = Rows(structure)
        let presolve = Presolve(rows)
        let reduced = ReducedSystem(rows, presolve, isLenient: structure.isLenient)
        var formulas = Formulas(rows)
        for pivot in presolve.forward { formulas.append(pivot, of: rows.entries(of: pivot.row)) }
        reduced.appendConstants(to: &formulas)
        prologueCount = formulas.count
        reduced.appendPivots(to: &formulas)
        var loose = reduced.looseColumns
        for pivot in presolve.backward.reversed() {
            formulas.append(pivot, of: rows.entries(of: pivot.row))
            guard rows[pivot.row].kind == .optionalInequality else { continue }
            formulas.append(Entry(column: rows.variableCount + pivot.row, coefficient: -1))
            loose.append(rows.variableCount + pivot.row)
        }
        looseColumns = loose
        checks = reduced.checks
        var slotCount = rows.variableCount + 2 * rows.count
        let components = reduced.components
        var subproblems: [Subproblem] = []
        var tableaus: [Tableau] = []
        subproblems.reserveCapacity(components.count)
        tableaus.reserveCapacity(components.count)
        for component in components {
            subproblems.append(Subproblem(component, reduced: reduced, firstValue: slotCount))
            tableaus.append(subproblems[subproblems.count - 1].tableau)
            slotCount += component.rows.count
        }
        self.subproblems = subproblems
        self.tableaus = tableaus
        self.slotCount = slotCount
        reach = ParameterReach(
            formulas, prologueCount: prologueCount, subproblems: subproblems, rows: rows)
        self.formulas = formulas
        self.rows = rows
        self.structure = structure
        schedule = Schedule(formulas, prologueCount: prologueCount, reach: reach, rows: rows)
    }

    deinit { schedule.deallocate() }

    /// About how many words the program takes, with its structure.
    var size: Int {
        let tableaus = tableaus.reduce(0) { sum, tableau in
            sum + tableau.gradient.count + tableau.rows.reduce(0) { $0 + 2 * $1.count }
        }
        return structure.words.count + slotCount + 2 * formulas.terms.count + tableaus
    }

    func constantSlot(of row: Int) -> Int { rows.variableCount + rows.count + row }
}
