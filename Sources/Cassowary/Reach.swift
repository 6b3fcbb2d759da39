/// What a change of parameters alone can change in a program; all other numbers stay.
struct Reach: Sendable {
    private(set) var prologue: [Int] = []
    private(set) var cores: [Int] = []
    private(set) var epilogue: [Int] = []
    /// Places of variables, ascending.
    private(set) var variables: [Int] = []

    init(_ formulas: Formulas, prologueCount: Int, cores parts: [Core], rows: Rows) {
        let constants = rows.variableCount + rows.count
        var isReached = Array(repeating: false, count: constants + rows.count)
        func collect(_ range: Range<Int>) -> [Int] {
            range.filter { index in
                let formula = formulas.list[index]
                let hasParameter = !formula.parameters.isEmpty
                let isNew =
                    hasParameter || formulas.terms(of: formula).contains { isReached[$0.column] }
                isReached[Int(formula.target)] = isNew
                return isNew
            }
        }
        prologue = collect(0..<prologueCount)
        for (index, core) in parts.enumerated()
        where core.rows.contains(where: { isReached[constants + $0] }) {
            cores.append(index)
            for column in core.columns { isReached[column] = true }
        }
        epilogue = collect(prologueCount..<formulas.count)
        variables = (0..<rows.variableCount).filter { isReached[$0] }
    }
}
