import Foundation

/// The limits of a process that renders screens of an adopted application.
enum ProcessLimits {
    /// The maximum duration of a snapshot, in seconds, after which its process is ended.
    static let secondsPerSnapshot = 60.0
    /// What each frame of a film adds to the maximum duration, in seconds.
    static let secondsPerFrame = 1.0
    /// The maximum size of the data of a process, in bytes.
    private static let memory: rlim_t = 4 << 30

    /// Applies the limits of memory and of files for crashes to this process.
    static func apply() {
        var limit = rlimit(rlim_cur: memory, rlim_max: memory)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }
}
