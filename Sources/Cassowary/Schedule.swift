/// A program's formulas as a re-solve reads them.
struct Schedule: Sendable {
    private let formulas: Frozen<Formula>
    private let terms: Frozen<Entry>
    private let parameters: Frozen<Expression.Term>
    /// What a change of parameters reaches.
    private let reachedPrologue: Frozen<Int>
    private let reachedEpilogue: Frozen<Int>
    let reachedVariables: Frozen<Int>
    /// The greatest coefficient of each parameter.
    let greatestFactors: Frozen<Double>
    private let prologueCount: Int

    init(_ formulas: Formulas, prologueCount: Int, reach: Reach, rows: Rows) {
        self.formulas = Frozen(formulas.list)
        self.prologueCount = prologueCount
        terms = Frozen(formulas.terms)
        parameters = Frozen(rows.parameters)
        reachedPrologue = Frozen(reach.prologue)
        reachedEpilogue = Frozen(reach.epilogue)
        reachedVariables = Frozen(reach.variables)
        var factors: [Double] = []
        for term in rows.parameters {
            while factors.count <= term.index { factors.append(0) }
            factors[term.index] = max(factors[term.index], abs(term.coefficient))
        }
        greatestFactors = Frozen(factors)
    }

    func deallocate() {
        formulas.deallocate()
        terms.deallocate()
        parameters.deallocate()
        reachedPrologue.deallocate()
        reachedEpilogue.deallocate()
        reachedVariables.deallocate()
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
            for place in reachedPrologue.indices {
                run(formulas[reachedPrologue[place]], on: numbers)
            }
        }
    }

    func runEpilogue(isWhole: Bool, on numbers: Numbers) {
        if isWhole {
            for index in prologueCount..<formulas.indices.upperBound {
                run(formulas[index], on: numbers)
            }
        } else {
            for place in reachedEpilogue.indices {
                run(formulas[reachedEpilogue[place]], on: numbers)
            }
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

    /// The quotient, without a minus before zero, and without a division where most divisors are.
    @inline(__always)
    private func quotient(_ sum: Double, _ divisor: Double) -> Double {
        if divisor == -1 { return 0 - sum }
        if divisor == 1 || sum == 0 { return sum + 0 }
        return sum / divisor
    }
}
