import CRepeatableProcess
import ContactSheetDiagnostics
import QuartzCore

/// Makes random numbers and the current date the same for each rendering of a preview
/// (Documentation/Adopting.md 5).
///
/// The executable of an adopted application contains replacements for functions of the C library, so
/// its sources don't change. They count on the thread that renders a preview, while it does.
public enum RepeatableProcess {
    /// January 9, 2007, 9:41 UTC: the date of date pickers (Documentation/Compatibility.md).
    private static let start: Int64 = 1_168_335_660

    /// Begins with the next preview.
    @MainActor public static func install() {
        Simulation.current.surroundings = SimulationSurroundings(
            begin: { repeatable_process_begin(start, elapsed, delay) },
            end: repeatable_process_end, settle: repeatable_process_settle)
    }
}

/// Performs work of a queue when the time has passed, on the thread that runs the simulation.
private func delay(_ seconds: Double, _ work: OpaquePointer?) {
    let work = DelayedWork(work)
    _ = MainActor.assumeIsolated {
        SimulatedClock.current.alarm(after: seconds) { work.perform() }
    }
}

/// Work that is removed if the simulation ends before it is due.
private final class DelayedWork: @unchecked Sendable {
    private var work: OpaquePointer?

    init(_ work: OpaquePointer?) { self.work = work }

    deinit {
        if let work { repeatable_process_discard(work) }
    }

    func perform() {
        let due = work.take()
        if let due { repeatable_process_perform(due) }
    }
}

/// Returns the time of the running simulation, on the thread that runs it.
private func elapsed() -> Double { MainActor.assumeIsolated { SimulatedClock.current.now } }
