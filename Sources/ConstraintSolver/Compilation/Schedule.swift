/// A program's formulas, stored for fast repeated solving.
struct Schedule: Sendable {
    private let formulas: UnmanagedArray<Formula>
    private let terms: UnmanagedArray<Entry>
    private let parameters: UnmanagedArray<Expression.Term>
    /// The formulas, subproblems, and variables that a change of parameters reaches.
    let reached: UnmanagedArray<Int32>
    /// The greatest coefficient of each parameter.
    let greatestFactors: UnmanagedArray<Double>
    private let prologueCount: Int
    /// The ranges of formulas in `reached`.
    private let prologue: Range<Int>
    private let epilogue: Range<Int>

    init(_ formulas: Formulas, prologueCount: Int, reach: ParameterReach, rows: Rows) {
        self.formulas = UnmanagedArray(formulas.list)
        self.prologueCount = prologueCount
        terms = UnmanagedArray(formulas.terms)
        parameters = UnmanagedArray(rows.parameters)
        reached = UnmanagedArray(reach.all)
        prologue = reach.prologue
        epilogue = reach.epilogue
        let count = rows.parameters.reduce(0) { max($0, $1.index + 1) }
        greatestFactors = UnmanagedArray(repeating: 0, count: count) { factors in
            for term in rows.parameters {
                factors[term.index] = max(factors[term.index], abs(term.coefficient))
            }
        }
    }

    func deallocate() {
        formulas.deallocate()
        terms.deallocate()
        parameters.deallocate()
        reached.deallocate()
        greatestFactors.deallocate()
    }

    /// The numbers of a block that formulas read and write.
    struct Numbers {
        var offsets: UnsafeBufferPointer<Double>
        var parameters: UnsafeBufferPointer<Double>
        var slots: UnsafeMutableBufferPointer<Double>
    }

    func runPrologue(isWhole: Bool, on numbers: Numbers) {
        if isWhole {
            for index in 0..<prologueCount { run(formulas[index], on: numbers) }
        } else {
            for place in prologue { run(formulas[Int(reached[place])], on: numbers) }
        }
    }

    func runEpilogue(isWhole: Bool, on numbers: Numbers) {
        if isWhole {
            for index in prologueCount..<formulas.indices.upperBound {
                run(formulas[index], on: numbers)
            }
        } else {
            for place in epilogue { run(formulas[Int(reached[place])], on: numbers) }
        }
    }

    @inline(__always)
    private func run(_ formula: Formula, on numbers: Numbers) {
        var sum = formula.row >= 0 ? numbers.offsets[Int(formula.row)] : 0
        for index in Int(formula.parameters.lowerBound)..<Int(formula.parameters.upperBound) {
            sum += parameters[index].coefficient * numbers.parameters[parameters[index].index]
        }
        for index in Int(formula.terms.lowerBound)..<Int(formula.terms.upperBound) {
            sum = sumWithoutNoise(
                sum, terms[index].coefficient * numbers.slots[terms[index].column])
        }
        numbers.slots[Int(formula.target)] = quotient(sum, formula.divisor)
    }

    /// Returns the quotient, never as negative zero, and without a division for the most common
    /// divisors.
    @inline(__always)
    private func quotient(_ sum: Double, _ divisor: Double) -> Double {
        if divisor == -1 { return 0 - sum }
        if divisor == 1 || sum == 0 { return sum + 0 }
        return sum / divisor
    }
}
