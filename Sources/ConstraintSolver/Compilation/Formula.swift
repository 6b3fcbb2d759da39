/// `slots[target] = (offset of a row + its parameters + sum of coefficient * slot) / divisor`
struct Formula: Sendable {
    var target: Int32
    /// The row whose offset and parameters are added, or -1 for none.
    var row: Int32
    var divisor: Double
    /// The range of the terms in `Formulas`.
    var terms: Range<Int32>
    /// The range of the row's parameters in `Rows`.
    var parameters: Range<Int32>
}

/// Formulas in an order in which every slot is computed before it is read: a straight-line program.
struct Formulas: Sendable {
    private let rows: Rows
    private(set) var list: [Formula] = []
    /// The terms of all formulas; their columns are slots.
    private(set) var terms: [Entry] = []

    var count: Int { list.count }

    init(_ rows: Rows) {
        self.rows = rows
        list.reserveCapacity(rows.count)
        terms.reserveCapacity(rows.entries.count)
    }

    /// Starts a formula, whose terms are appended afterward.
    mutating func append(target: Int, row: Int, divisor: Double) {
        let start = Int32(terms.count)
        let parameters = row < 0 ? 0..<0 : rows.rows[row].parameters
        list.append(
            Formula(
                target: Int32(target), row: Int32(row), divisor: divisor, terms: start..<start,
                parameters: Int32(parameters.lowerBound)..<Int32(parameters.upperBound)))
    }

    /// Appends a term to the formula that was started last.
    mutating func append(_ term: Entry) {
        terms.append(term)
        let last = list.count - 1
        list[last].terms = list[last].terms.lowerBound..<Int32(terms.count)
    }

    /// Appends the formula that solves a row's entries for one of their columns.
    mutating func append(_ pivot: Presolve.Pivot, of entries: ArraySlice<Entry>) {
        append(target: pivot.column, row: pivot.row, divisor: -pivot.coefficient)
        for entry in entries where entry.column != pivot.column { append(entry) }
    }

    func terms(of formula: Formula) -> ArraySlice<Entry> {
        terms[Int(formula.terms.lowerBound)..<Int(formula.terms.upperBound)]
    }
}
