import Foundation

/// The processor time of this process, on which other processes have less effect than on elapsed
/// time. It includes all threads.
public enum ProcessorTime {
    /// The time in seconds.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Returns how many seconds `work` takes.
    public static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return now - start
    }
}
