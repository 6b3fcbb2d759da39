/// The parts of a program whose results change if only parameters change.
struct ParameterReach: Sendable {
    /// Indices of formulas and of subproblems, and places of variables, in one list; each part is
    /// ascending.
    let all: [Int32]
    let prologue: Range<Int>
    let subproblems: Range<Int>
    let epilogue: Range<Int>
    let variables: Range<Int>

    init(_ formulas: Formulas, prologueCount: Int, subproblems components: [Subproblem], rows: Rows)
    {
        let constants = rows.variableCount + rows.count
        var search = Search(count: constants + rows.count)
        search.found.reserveCapacity(formulas.count + components.count + rows.variableCount)
        search.collect(0..<prologueCount, of: formulas)
        prologue = 0..<search.found.count
        for (index, subproblem) in components.enumerated()
        where subproblem.rows.contains(where: { search.isReached[constants + $0] }) {
            search.found.append(Int32(index))
            for column in subproblem.columns { search.isReached[column] = true }
        }
        subproblems = prologue.upperBound..<search.found.count
        search.collect(prologueCount..<formulas.count, of: formulas)
        epilogue = subproblems.upperBound..<search.found.count
        for place in 0..<rows.variableCount where search.isReached[place] {
            search.found.append(Int32(place))
        }
        variables = epilogue.upperBound..<search.found.count
        all = search.found
    }

    private struct Search {
        /// For each slot, whether a formula writes a changed value to it.
        var isReached: [Bool]
        var found: [Int32] = []

        init(count: Int) {
            isReached = Array(repeating: false, count: count)
        }

        mutating func collect(_ range: Range<Int>, of formulas: Formulas) {
            for index in range {
                let formula = formulas.list[index]
                guard isReached(formula, formulas) else { continue }
                isReached[Int(formula.target)] = true
                found.append(Int32(index))
            }
        }

        private func isReached(_ formula: Formula, _ formulas: Formulas) -> Bool {
            if !formula.parameters.isEmpty { return true }
            for term in formula.terms where isReached[formulas.terms[Int(term)].column] {
                return true
            }
            return false
        }
    }
}
