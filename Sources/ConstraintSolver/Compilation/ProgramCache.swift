import Synchronization

/// Programs by their structures, for all solvers of the process. What it holds changes no result.
final class ProgramCache: Sendable {
    static let shared = ProgramCache(capacity: 1 << 22)

    /// The words of structures in a generation.
    private let capacity: Int
    private let generations = Mutex(Generations())

    /// A full generation becomes the old one, and what is not used from there is forgotten.
    private struct Generations {
        var young: [Structure: Program] = [:]
        var old: [Structure: Program] = [:]
        var size = 0
    }

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The program of a structure, compiled if it is not there. Two threads that miss the same
    /// structure at a time compile it twice; nobody waits while another compiles.
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
        generations.size += structure.words.count
    }

    /// Forgets all programs.
    func removeAll() {
        generations.withLock { $0 = Generations() }
    }
}
