import Testing

@testable import ConstraintSolver

/// Tests the property that the solver and the reference solver agree for random systems.
struct RandomSystemTests {
    /// There are many small systems and few large ones, because the reference solver takes cubic
    /// time.
    static let parts: [(seeds: Range<Int>, sizes: ClosedRange<Int>)] =
        (0..<80).map { ($0 * 100..<$0 * 100 + 100, 1...8) }
        + (80..<96).map { ($0 * 100..<$0 * 100 + 100, 9...16) }
        + (0..<32).map { (9600 + $0 * 10..<9600 + $0 * 10 + 10, 17...30) }
        + (0..<40).map { (9920 + $0 * 2..<9920 + $0 * 2 + 2, 31...60) }

    @Test(
        "10,000 systems: levels, values, ambiguity, and contradictions equal the reference's",
        arguments: parts)
    func agreement(seeds: Range<Int>, sizes: ClosedRange<Int>) throws {
        for seed in seeds {
            try Self.compare(RandomSystem(seed: seed, variables: sizes), seed: seed)
        }
    }

    @Test("there are 10,000 systems of all kinds")
    func kinds() throws {
        #expect(Self.parts.reduce(0) { $0 + $1.seeds.count } == 10_000)
        var contradictory = 0
        for seed in 0..<200 {
            let loaded = try Loaded(RandomSystem(seed: seed, variables: 1...8))
            if (try? loaded.solver.solve()) == nil { contradictory += 1 }
        }
        #expect((5...100).contains(contradictory))
    }

    private static func compare(_ system: RandomSystem, seed: Int) throws {
        let loaded = try Loaded(system)
        do {
            try loaded.solver.solve()
        } catch {
            guard case .contradiction(let set) = error else { throw error }
            expectIrreducible(set.map(\.index), system, seed)
            return
        }
        guard var reference = ReferenceSolver(system) else {
            Issue.record("seed \(seed): solved what the reference finds contradictory")
            return
        }
        expectRequired(loaded, system, seed)
        expectOptima(loaded, system, reference, seed)
        expectValue(
            of: seed.magnitude.isMultiple(of: 2) ? 0 : system.variableCount - 1,
            loaded, &reference, seed)
    }

    private static func expectIrreducible(_ set: [Int], _ system: RandomSystem, _ seed: Int) {
        #expect(set.allSatisfy { system.constraints[$0].strength == 1000 }, "seed \(seed)")
        #expect(ReferenceSolver(system, only: set) == nil, "seed \(seed): \(set) agree")
        for left in set {
            let rest = set.filter { $0 != left }
            #expect(
                ReferenceSolver(system, only: rest) != nil, "seed \(seed): \(set) minus \(left)")
        }
    }

    private static func expectRequired(_ loaded: Loaded, _ system: RandomSystem, _ seed: Int) {
        for (item, constraint) in zip(system.constraints, loaded.constraints)
        where item.strength == 1000 {
            #expect(loaded.solver.error(of: constraint) < 1e-6, "seed \(seed)")
        }
    }

    private static func expectOptima(
        _ loaded: Loaded, _ system: RandomSystem, _ reference: ReferenceSolver, _ seed: Int
    ) {
        for (strength, expected) in reference.optima {
            let error = zip(system.constraints, loaded.constraints)
                .filter { $0.0.strength == strength }
                .reduce(0) { $0 + loaded.solver.error(of: $1.1) }
            #expect(abs(error - expected) < 1e-6, "seed \(seed), level \(strength)")
        }
    }

    private static func expectValue(
        of index: Int, _ loaded: Loaded, _ reference: inout ReferenceSolver, _ seed: Int
    ) {
        let variable = loaded.variables[index]
        let value = loaded.solver[variable]
        let (least, greatest) = reference.range(of: index)
        let isUnique = least.flatMap { low in greatest.map { $0 - low < 1e-6 } } ?? false
        #expect(loaded.solver.isAmbiguous(variable) == !isUnique, "seed \(seed), variable \(index)")
        #expect(value > (least ?? -.infinity) - 1e-6, "seed \(seed), variable \(index)")
        #expect(value < (greatest ?? .infinity) + 1e-6, "seed \(seed), variable \(index)")
    }
}
