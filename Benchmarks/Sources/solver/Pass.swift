import ConstraintSolver

/// All systems in a folder one after another, as in a run over many documents: programs of earlier
/// systems are reused, and the clock isn't read in between.
struct Pass {
    private var entries: [Entry] = []

    private struct Entry {
        var system: System
        var plain: KiwiSystem
        var edits: [Parameter]
        /// The values of the edits on each of four devices.
        var numbers: [[Double]]
        var solver: Solver
        var handle: Kiwi.Handle?
        /// Whether kiwi is faster with suggested values than with a new solver.
        var suggests: Bool
    }

    /// Adds a solved system to both solvers.
    mutating func add(_ system: System, kiwi: Kiwi?, _ measurement: Measurement) throws {
        let edits = system.parameters.indices.filter { system.parameters[$0].isOfDevice }
        let solver = Solver(tolerance: 1e-3)
        let loaded = try system.load(into: solver)
        try solver.solve()
        let numbers = edits.map { system.parameters[$0].value }
        let edited = KiwiSystem(system, edits: edits)
        entries.append(
            Entry(
                system: system, plain: KiwiSystem(system, edits: []),
                edits: edits.map { loaded.parameters[$0] },
                numbers: (0..<4).map { device in
                    edits.map { system.parameters[$0].value(onDevice: device) }
                }, solver: solver, handle: kiwi.map { edited.solve($0, edits: numbers).handle },
                suggests: measurement.kiwiNext < measurement.kiwi))
    }

    /// Returns medians of rounds in which both solvers alternate.
    func measure(rounds: Int, kiwi: Kiwi?) throws -> Measurement {
        var times = (first: [Double](), kiwi: [Double](), next: [Double](), kiwiNext: [Double]())
        for round in 0..<rounds {
            Solver.forgetPrograms()
            times.first.append(try seconds { for entry in entries { try solve(entry) } })
            if let kiwi {
                times.kiwi.append(seconds { for entry in entries { solveTheirs(entry, kiwi) } })
            }
            times.next.append(seconds { for entry in entries { turn(entry, to: round % 4) } })
            if let kiwi {
                times.kiwiNext.append(
                    seconds { for entry in entries { turn(entry, to: round % 4, kiwi) } })
            }
        }
        var result = Measurement()
        result.cold = times.first.median
        result.kiwi = times.kiwi.median
        result.next = times.next.median
        result.kiwiNext = times.kiwiNext.median
        result.agreement = .nan
        return result
    }

    private func solve(_ entry: Entry) throws {
        let solver = Solver(tolerance: 1e-3)
        _ = try entry.system.load(into: solver)
        try solver.solve()
    }

    private func solveTheirs(_ entry: Entry, _ kiwi: Kiwi) {
        kiwi.free(entry.plain.solve(kiwi, edits: []).handle)
    }

    private func turn(_ entry: Entry, to device: Int) {
        for (edit, number) in zip(entry.edits, entry.numbers[device]) {
            try? entry.solver.setValue(number, of: edit)
        }
        try? entry.solver.solve()
    }

    private func turn(_ entry: Entry, to device: Int, _ kiwi: Kiwi) {
        guard entry.suggests, let handle = entry.handle else { return solveTheirs(entry, kiwi) }
        kiwi.suggest(handle, entry.numbers[device])
    }
}
