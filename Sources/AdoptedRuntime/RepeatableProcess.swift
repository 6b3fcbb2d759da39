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
            begin: { repeatable_process_begin(start, elapsed) }, end: repeatable_process_end)
    }
}

/// Returns the time of the running simulation, on the thread that runs it.
private func elapsed() -> Double { MainActor.assumeIsolated { SimulatedClock.current.now } }
