/// A compiled structure: formulas that lead from right-hand sides to the cores, the cores, and
/// formulas that lead from them to all variables. It never changes; blocks hold the numbers.
///
/// Slots: the variables; the errors of the rows; the constants of the rows that reach a core;
/// the values of the cores' rows.
final class Program: Sendable {
    let structure: Structure
    let rows: Rows
    let formulas: Formulas
    /// How many of the formulas come before the cores.
    let prologueCount: Int
    /// Required rows in which no unknown is left, ascending; their constants' slots are computed.
    let checks: [Int]
    let cores: [Core]
    /// What blocks start from.
    let tableaus: [Tableau]
    let slotCount: Int
    /// Unknowns that no row needs: they stay zero.
    let looseColumns: [Int]
    /// What a change of parameters reaches: formulas, cores, and slots of variables.
    let reach: Reach
    let schedule: Schedule

    init(_ structure: Structure) {
        let rows = Rows(structure)
        let presolve = Presolve(rows)
        let kernel = Kernel(rows, presolve, isLenient: structure.isLenient)
        var formulas = Formulas(rows)
        for pivot in presolve.forward { formulas.append(pivot, of: rows.entries(of: pivot.row)) }
        kernel.appendConstants(to: &formulas)
        prologueCount = formulas.count
        kernel.appendPivots(to: &formulas)
        var loose = kernel.looseColumns
        for pivot in presolve.backward.reversed() {
            formulas.append(pivot, of: rows.entries(of: pivot.row))
            guard rows[pivot.row].kind == .optionalInequality else { continue }
            formulas.append(Entry(column: rows.variableCount + pivot.row, coefficient: -1))
            loose.append(rows.variableCount + pivot.row)
        }
        looseColumns = loose
        checks = kernel.checks
        var slotCount = rows.variableCount + 2 * rows.count
        let parts = kernel.parts
        var cores: [Core] = []
        var tableaus: [Tableau] = []
        cores.reserveCapacity(parts.count)
        tableaus.reserveCapacity(parts.count)
        for part in parts {
            cores.append(Core(part, kernel: kernel, firstValue: slotCount))
            tableaus.append(cores[cores.count - 1].tableau)
            slotCount += part.rows.count
        }
        self.cores = cores
        self.tableaus = tableaus
        self.slotCount = slotCount
        reach = Reach(formulas, prologueCount: prologueCount, cores: cores, rows: rows)
        self.formulas = formulas
        self.rows = rows
        self.structure = structure
        schedule = Schedule(formulas, prologueCount: prologueCount, reach: reach, rows: rows)
    }

    deinit { schedule.deallocate() }

    func constantSlot(of row: Int) -> Int { rows.variableCount + rows.count + row }
}
