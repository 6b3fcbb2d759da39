import CAllocations
import ConstraintSolver
import Foundation

/// The times for one system in seconds. They are medians of rounds in which both solvers alternate.
struct Measurement {
    /// Compiling and solving in a new solver, without and with cached programs.
    var cold = 0.0
    var warm = 0.0
    var kiwi = 0.0
    /// Solving again after the root's size and insets change.
    var next = 0.0
    var kiwiNext = 0.0
    /// The number of memory allocations for one such change.
    var allocations = 0
    /// The number of constraints that kiwi rejected as unsatisfiable.
    var refused = 0
    /// The fraction of variables with the same value in both solvers.
    var agreement = 0.0
    var isContradictory = false

    static func + (left: Measurement, right: Measurement) -> Measurement {
        var sum = left
        sum.cold += right.cold
        sum.warm += right.warm
        sum.kiwi += right.kiwi
        sum.next += right.next
        sum.kiwiNext += right.kiwiNext
        sum.allocations += right.allocations
        sum.refused += right.refused
        sum.agreement += right.agreement
        return sum
    }
}

/// Measures systems on both solvers.
struct Stopwatch {
    /// `nil` to measure our solver only.
    let kiwi: Kiwi?
    /// The time for a system in seconds. There are from three to 101 rounds, but only one if it
    /// takes longer than a second.
    let budget: Double

    func measure(_ system: System) throws -> Measurement {
        var result = Measurement()
        let edits = system.parameters.indices.filter { system.parameters[$0].isOfDevice }
        let (plain, edited) = (
            KiwiSystem(system, edits: []), KiwiSystem(system, edits: edits)
        )
        try compare(system, plain, &result)
        guard !result.isContradictory else { return result }
        let first = max(result.kiwi, try ours(system))
        let rounds = max(
            first > 1 ? 1 : 3, min(kiwi == nil ? 20001 : 101, Int(budget / (first + 1e-6)) | 1))
        var times = (cold: [Double](), warm: [Double](), kiwi: [Double]())
        for _ in 0..<rounds {
            Solver.forgetPrograms()
            times.cold.append(try ours(system))
            times.warm.append(try ours(system))
            times.kiwi.append(theirs(plain))
        }
        result.cold = times.cold.median
        result.warm = times.warm.median
        result.kiwi = times.kiwi.median
        try measureNext(system, edited, edits, rounds, &result)
        return result
    }

    private func ours(_ system: System) throws -> Double {
        var solver: Solver?
        let time = try seconds {
            let new = Solver(tolerance: 1e-3)
            _ = try system.load(into: new)
            try new.solve()
            solver = new
        }
        withExtendedLifetime(solver) {}
        return time
    }

    private func theirs(_ system: KiwiSystem) -> Double {
        guard let kiwi else { return 0 }
        var handle: Kiwi.Handle?
        let time = seconds { handle = system.solve(kiwi, edits: []).handle }
        if let handle { kiwi.free(handle) }
        return time
    }

    private func compare(
        _ system: System, _ plain: KiwiSystem, _ result: inout Measurement
    ) throws {
        let solver = Solver(tolerance: 1e-3)
        let loaded = try system.load(into: solver)
        do {
            try solver.solve()
        } catch {
            result.isContradictory = true
            return
        }
        guard let kiwi else { return }
        let values = loaded.variables.map { solver[$0] }
        let start = ContinuousClock.now
        let (handle, refused) = plain.solve(kiwi, edits: [])
        result.kiwi = (ContinuousClock.now - start).inSeconds
        let others = plain.values(kiwi, handle)
        kiwi.free(handle)
        let same = zip(values, others).filter { abs($0 - $1) < 1e-3 }.count
        result.agreement = Double(same) / Double(max(1, values.count))
        result.refused = refused
    }

    /// Measures a change. kiwi uses suggested values, or a new solver if that is faster.
    private func measureNext(
        _ system: System, _ edited: KiwiSystem, _ edits: [Int], _ rounds: Int,
        _ result: inout Measurement
    ) throws {
        let solver = Solver(tolerance: 1e-3)
        let loaded = try system.load(into: solver)
        try solver.solve()
        let numbers = edits.map { system.parameters[$0].value }
        // Edit variables connect all blocks, and kiwi's time for that grows quadratically.
        let handle = result.kiwi > 1 ? nil : kiwi.map { edited.solve($0, edits: numbers).handle }
        defer { if let handle { kiwi?.free(handle) } }
        var times = (ours: [Double](), kiwi: [Double]())
        // A sample consists of all devices, because reading the clock takes as long as a small
        // system.
        let devices = (0..<4).map { device in
            edits.map { system.parameters[$0].value(onDevice: device) }
        }
        let parameters = edits.map { loaded.parameters[$0] }
        for _ in 0...rounds {
            let before = allocation_count()
            let ours = seconds {
                for device in devices {
                    for index in device.indices {
                        try? solver.setValue(device[index], of: parameters[index])
                    }
                    try? solver.solve()
                }
            }
            result.allocations = allocation_count() - before
            times.ours.append(ours / Double(devices.count))
            guard let kiwi, let handle else { continue }
            let theirs = seconds { for device in devices { kiwi.suggest(handle, device) } }
            times.kiwi.append(theirs / Double(devices.count))
        }
        result.next = Array(times.ours.dropFirst()).median
        let suggested = Array(times.kiwi.dropFirst()).median
        result.kiwiNext = handle == nil ? .nan : min(suggested, result.kiwi)
    }
}

extension System.Parameter {
    /// Whether the parameter depends on the device, like the root's size and insets. Content sizes
    /// don't.
    var isOfDevice: Bool { name.hasPrefix("root") || name.hasPrefix("inset") }

    func value(onDevice device: Int) -> Double {
        value + (name.hasPrefix("root") ? [15.0, 39, 55, 0] : [24.0, 27, 39, 0])[device]
    }
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return time.inSeconds
}

extension Duration {
    var inSeconds: Double { Double(components.attoseconds) / 1e18 + Double(components.seconds) }
}

extension [Double] {
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
