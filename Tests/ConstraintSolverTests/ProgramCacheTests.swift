import Testing

@testable import ConstraintSolver

struct ProgramCacheTests {
    /// Adds a table's cell with an image, a title that hugs its content, and a switch at the
    /// trailing edge.
    static func addCell(to solver: Solver, root: Parameter, title: Double) throws -> Variable {
        let left = solver.makeVariable()
        let width = solver.makeVariable(isNonNegative: true)
        solver.add(try solver.makeConstraint(left, .equal, 60))
        solver.add(try solver.makeConstraint(left + width - root, .lessThanOrEqual, -70))
        solver.add(try solver.makeConstraint(width, .lessThanOrEqual, title, strength: 250))
        solver.add(try solver.makeConstraint(width, .greaterThanOrEqual, title, strength: 750))
        return width
    }

    @Test("equal blocks share a program across solvers, whatever their constants are")
    func shared() throws {
        var programs: [Program] = []
        for width in [320.0, 480] {
            let solver = Solver()
            _ = try solver.makeParameter("unused", value: 3)
            let root = try solver.makeParameter("root", value: width)
            let widths = try (0..<3).map {
                try Self.addCell(to: solver, root: root, title: 100 * Double($0 + 1))
            }
            try solver.solve()
            #expect(
                widths.map { solver[$0] } == [100, min(200, width - 130), min(300, width - 130)])
            programs += solver.storage.blocks.compactMap { $0?.program }
        }
        #expect(programs.count == 6)
        #expect(programs.allSatisfy { $0 === programs[0] })
    }

    @Test("a different coefficient, priority, relation, or parameter needs another program")
    func different() throws {
        let systems: [(Double, Relation, Double, Double)] = [
            (1, .equal, 750, 0), (2, .equal, 750, 0), (1, .greaterThanOrEqual, 750, 0),
            (1, .equal, 751, 0), (1, .equal, 750, 1), (1, .equal, 750, 2), (1, .equal, 1000, 0),
        ]
        var programs: [Program] = []
        for (factor, relation, strength, parameterFactor) in systems {
            let solver = Solver()
            let parameter = try solver.makeParameter(value: 1)
            let expression = factor * solver.makeVariable() + parameterFactor * parameter
            solver.add(
                try solver.makeConstraint(expression, relation, 7, strength: strength))
            try solver.solve()
            programs += solver.storage.blocks.compactMap { $0?.program }
        }
        #expect(Set(programs.map(ObjectIdentifier.init)).count == systems.count)
    }

    @Test("a full cache removes unused programs, which are compiled again later")
    func bounded() {
        func structure(_ size: Int) -> Structure {
            var structure = Structure(variableCount: size, isLenient: false)
            for place in 0..<size { structure.append(bound: place) }
            structure.seal()
            return structure
        }
        let cache = ProgramCache(capacity: 40)
        let used = cache.program(for: structure(1))
        let unused = cache.program(for: structure(2))
        for size in 3...12 {
            _ = cache.program(for: structure(size))
            #expect(cache.program(for: structure(1)) === used)
        }
        #expect(cache.program(for: structure(2)) !== unused)
        #expect(cache.program(for: structure(2)).structure == unused.structure)
    }

    @Test("concurrent threads get the same values as sequential ones")
    func threads() async throws {
        @Sendable func values(_ seed: Int) throws -> [Double] {
            let loaded = try Loaded(RandomSystem(seed: seed % 10, variables: 10...20))
            try? loaded.solver.solve()
            return loaded.variables.map { loaded.solver[$0] }
        }
        let expected = try (0..<10).map(values)
        try await withThrowingTaskGroup(of: (Int, [Double]).self) { group in
            for seed in 0..<100 { group.addTask { (seed % 10, try values(seed)) } }
            for try await (seed, found) in group { #expect(found == expected[seed]) }
        }
    }
}
