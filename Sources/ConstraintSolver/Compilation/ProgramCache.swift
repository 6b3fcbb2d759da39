import Synchronization

/// Programs by structure, for all solvers of the process. The cache doesn't affect results.
final class ProgramCache: Sendable {
    static let shared = ProgramCache(capacity: 1 << 23)

    /// The total size of the programs in a generation, in words.
    private let capacity: Int
    private let generations = Mutex(Generations())

    /// Two generations of programs. A full young generation becomes the old one; programs in the
    /// old one that aren't used again are discarded.
    private struct Generations {
        var young: [Structure: Program] = [:]
        var old: [Structure: Program] = [:]
        var size = 0
    }

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Returns the program of a structure, compiling it if it isn't in the cache. Two threads that
    /// need the same missing structure at the same time both compile it, so that no thread waits
    /// for a compilation.
    func program(for structure: Structure) -> Program {
        if let program = find(structure) { return program }
        let program = Program(structure)
        insert(program, for: structure)
        return program
    }

    private func find(_ structure: Structure) -> Program? {
        generations.withLock { generations in
            if let program = generations.young[structure] { return program }
            guard let program = generations.old[structure] else { return nil }
            keep(program, for: structure, in: &generations)
            return program
        }
    }

    private func insert(_ program: Program, for structure: Structure) {
        generations.withLock { keep(program, for: structure, in: &$0) }
    }

    private func keep(
        _ program: Program, for structure: Structure, in generations: inout Generations
    ) {
        if generations.size > capacity {
            generations.old = generations.young
            generations.young = [:]
            generations.size = 0
        }
        generations.young[structure] = program
        generations.size += program.size
    }

    /// Removes all programs.
    func removeAll() {
        generations.withLock { $0 = Generations() }
    }
}
