/// The dependencies among a block's required equalities: combinations of rows that have no
/// variable left. The latest row of each is that of no other.
struct Circuits {
    typealias Term = (row: Int, factor: Double)

    /// Ascending by their latest rows, whose factors are 1.
    private var circuits: [[Term]] = []

    /// The rows given are those that the elimination left without entries.
    init(of checks: [Int], in elimination: Elimination) {
        var stepsOfTarget = Array(repeating: [Int](), count: elimination.rows.count)
        for (index, step) in elimination.steps.enumerated() {
            stepsOfTarget[step.target].append(index)
        }
        var circuitOfRow = Array(repeating: -1, count: elimination.rows.count)
        for check in checks {
            var circuit = Self.combination(check, elimination, stepsOfTarget)
            while let last = circuit.last, circuitOfRow[last.row] >= 0 {
                circuit = Self.difference(circuit, last.factor, circuits[circuitOfRow[last.row]])
            }
            guard let last = circuit.last else { continue }
            for index in circuit.indices { circuit[index].factor /= last.factor }
            circuitOfRow[last.row] = circuits.count
            circuits.append(circuit)
        }
        circuits.sort { ($0.last?.row ?? 0) < ($1.last?.row ?? 0) }
    }

    /// The rows of which an eliminated row is made, ascending.
    private static func combination(
        _ row: Int, _ elimination: Elimination, _ stepsOfTarget: [[Int]]
    ) -> [Term] {
        // A row takes part in steps only before it is solved: the later step first.
        var factors = [row: 1.0]
        var waiting = Set(stepsOfTarget[row])
        while let index = waiting.max() {
            waiting.remove(index)
            let step = elimination.steps[index]
            if factors[step.source] == nil { waiting.formUnion(stepsOfTarget[step.source]) }
            factors[step.source] = sumWithoutNoise(
                factors[step.source] ?? 0, -step.factor * (factors[step.target] ?? 0))
        }
        return factors.filter { abs($0.value) > Tableau.noise }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    private static func difference(_ left: [Term], _ factor: Double, _ right: [Term]) -> [Term] {
        var sums: [Int: Double] = [:]
        for term in left { sums[term.row] = term.factor }
        for term in right {
            sums[term.row] = sumWithoutNoise(sums[term.row] ?? 0, -factor * term.factor)
        }
        return sums.filter { abs($0.value) > Tableau.noise }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// Shifts the constant of each circuit's latest row so that the rows agree; nil, or the first
    /// circuit that a shift within the tolerance does not mend.
    func resolve(_ constants: inout [Double], tolerance: Double) -> [Term]? {
        for circuit in circuits {
            guard let last = circuit.last else { continue }
            let excess = circuit.reduce(0) { $0 + $1.factor * constants[$1.row] }
            if abs(excess) > tolerance { return circuit }
            constants[last.row] -= excess
        }
        return nil
    }
}
