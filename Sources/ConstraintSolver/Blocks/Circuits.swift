/// The dependencies among a program's required equalities: combinations of rows that have no
/// variable left.
struct Circuits {
    typealias Term = (row: Int, factor: Double)

    /// The dependency of each check on the rows that were solved, the shortest of which were solved
    /// first. No row of it can be left out.
    private var fundamental: [[Term]] = []
    /// Independent dependencies, ascending by their latest rows, whose factors are 1. No two of them
    /// have the same latest row.
    private var circuits: [[Term]] = []

    private let program: Program
    private let formulaOfSlot: [Int]

    init(of program: Program) {
        self.program = program
        var circuitOfRow: [Int: Int] = [:]
        formulaOfSlot = program.formulaOfSlot
        for check in program.checks where program.rows[check].kind == .requiredEquality {
            var circuit = Self.combination(check, program, formulaOfSlot)
            fundamental.append(circuit)
            while let last = circuit.last, let other = circuitOfRow[last.row] {
                circuit = Self.difference(circuit, last.factor, circuits[other])
            }
            guard let last = circuit.last else { continue }
            for index in circuit.indices { circuit[index].factor /= last.factor }
            circuitOfRow[last.row] = circuits.count
            circuits.append(circuit)
        }
        circuits.sort { ($0.last?.row ?? 0) < ($1.last?.row ?? 0) }
    }

    /// Returns the rows that a check is a combination of, ascending. Only the formulas that the
    /// check depends on are followed, because there may be as many checks as rows.
    private static func combination(
        _ check: Int, _ program: Program, _ formulaOfSlot: [Int]
    ) -> [Term] {
        let slot = program.constantSlot(of: check)
        var weights = [slot: 1.0]
        var factors: [Int: Double] = [:]
        var waiting: Set = [formulaOfSlot[slot]]
        while let index = waiting.max() {
            waiting.remove(index)
            let formula = program.formulas.list[index]
            let weight = (weights[Int(formula.target)] ?? 0) / formula.divisor
            factors[Int(formula.row)] = weight
            for term in program.formulas.terms(of: formula) {
                waiting.insert(formulaOfSlot[term.column])
                weights[term.column] = sumWithoutNoise(
                    weights[term.column] ?? 0, weight * term.coefficient)
            }
        }
        return sorted(factors)
    }

    /// Returns the rows that a check is a combination of, ascending.
    func rows(of check: Int) -> [Int] {
        Self.combination(check, program, formulaOfSlot).map(\.row)
    }

    /// Returns the sets of rows that contradict one another by more than the tolerance. Of dependent
    /// rows, such as lengths and equalities between them, a set contains the shortest, as the log of
    /// four buttons of a published lecture does (Documentation/Layout.md 3.12).
    func broken(
        _ offsets: [Double], tolerance: Double, parametersOfRow: (Int) -> Double
    ) -> [[Term]] {
        func broken(_ sets: [[Term]]) -> [[Term]] {
            sets.filter { abs(Self.excess(of: $0, offsets, parametersOfRow)) > tolerance }
        }
        let found = broken(fundamental)
        // Several small contradictions can add up to a large one.
        return found.isEmpty ? broken(circuits) : found
    }

    private static func excess(
        of circuit: [Term], _ offsets: [Double], _ parametersOfRow: (Int) -> Double
    ) -> Double {
        circuit.reduce(0) { $0 + $1.factor * (offsets[$1.row] + parametersOfRow($1.row)) }
    }

    private static func difference(_ left: [Term], _ factor: Double, _ right: [Term]) -> [Term] {
        var sums: [Int: Double] = [:]
        for term in left { sums[term.row] = term.factor }
        for term in right {
            sums[term.row] = sumWithoutNoise(sums[term.row] ?? 0, -factor * term.factor)
        }
        return sorted(sums)
    }

    private static func sorted(_ factors: [Int: Double]) -> [Term] {
        factors.filter { abs($0.value) > Tableau.noise }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// Shifts the offset of each circuit's latest row so that the rows agree. Returns the first
    /// circuit that would need a shift beyond the tolerance, or `nil` if there is none.
    func resolve(
        _ offsets: inout [Double], tolerance: Double, parametersOfRow: (Int) -> Double
    ) -> [Term]? {
        for circuit in circuits {
            guard let last = circuit.last else { continue }
            let excess = Self.excess(of: circuit, offsets, parametersOfRow)
            if abs(excess) > tolerance { return circuit }
            offsets[last.row] -= excess
        }
        return nil
    }
}

extension Program {
    fileprivate var formulaOfSlot: [Int] {
        var result = Array(repeating: 0, count: slotCount)
        for index in 0..<prologueCount { result[Int(formulas.list[index].target)] = index }
        return result
    }
}
