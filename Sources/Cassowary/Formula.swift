/// `slots[target] = (offset of a row + its parameters + sum of coefficient * slot) / divisor`
struct Formula: Sendable {
    var target: Int32
    /// The row whose offset and parameters count, -1 for none.
    var row: Int32
    var divisor: Double
    /// Where the terms stand in `Formulas`.
    var terms: Range<Int32>
}

/// Formulas in an order in which each finds the slots that it reads computed: a program without
/// branches.
struct Formulas: Sendable {
    private(set) var list: [Formula] = []
    /// Their columns are slots.
    private(set) var terms: [Entry] = []

    var count: Int { list.count }

    /// Starts a formula; its terms follow one by one.
    mutating func append(target: Int, row: Int, divisor: Double) {
        let start = Int32(terms.count)
        list.append(
            Formula(
                target: Int32(target), row: Int32(row), divisor: divisor, terms: start..<start))
    }

    /// Adds a term to the formula that was started last.
    mutating func append(_ term: Entry) {
        terms.append(term)
        let last = list.count - 1
        list[last].terms = list[last].terms.lowerBound..<Int32(terms.count)
    }

    /// Solves a row's entries for one of their columns.
    mutating func append(_ pivot: Presolve.Pivot, of entries: ArraySlice<Entry>) {
        append(target: pivot.column, row: pivot.row, divisor: -pivot.coefficient)
        for entry in entries where entry.column != pivot.column { append(entry) }
    }

    mutating func reserve(formulas: Int, terms: Int) {
        list.reserveCapacity(formulas)
        self.terms.reserveCapacity(terms)
    }

    func terms(of formula: Formula) -> ArraySlice<Entry> {
        terms[Int(formula.terms.lowerBound)..<Int(formula.terms.upperBound)]
    }
}

extension Formulas {
    /// Computes the slots of some formulas.
    func run(
        _ indices: some Sequence<Int>, rows: Rows, offsets: [Double], parameters: [Int],
        numbers: [Double], slots: inout [Double]
    ) {
        // One access to the buffer: an access check for each number would cost more than it does.
        slots.withUnsafeMutableBufferPointer { slots in
            for index in indices {
                let formula = list[index]
                var sum = 0.0
                if formula.row >= 0 {
                    let row = Int(formula.row)
                    sum = offsets[row]
                    for index in rows.rows[row].parameters {
                        let term = rows.parameters[index]
                        sum += term.coefficient * numbers[parameters[term.index]]
                    }
                }
                for index in Int(formula.terms.lowerBound)..<Int(formula.terms.upperBound) {
                    let term = terms[index]
                    sum = sumWithoutNoise(sum, term.coefficient * slots[term.column])
                }
                slots[Int(formula.target)] = quotient(sum, formula.divisor)
            }
        }
    }
}

/// The quotient, without a minus before zero, and without a division where most divisors are.
@inline(__always)
private func quotient(_ sum: Double, _ divisor: Double) -> Double {
    if divisor == -1 { return 0 - sum }
    if divisor == 1 || sum == 0 { return sum + 0 }
    return sum / divisor
}
