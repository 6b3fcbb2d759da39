import Foundation

/// The limits of a process that renders snapshots. What exceeds one fails alone.
struct ProcessLimits: Codable, Hashable, Sendable {
    /// The maximum duration of a snapshot, in seconds, after which its process is ended.
    var seconds = 30.0
    /// The maximum size of the data of a process, in bytes.
    var memory: UInt64 = 4 << 30

    /// What each frame of a film adds to the maximum duration, relative to it.
    static let weightOfFrame = 1.0 / 30

    /// The part of the maximum duration that further configurations of a preview have after one has taken
    /// too long, so that a preview that never ends doesn't take the whole duration each time.
    static let shareAfterTimeout = 0.1

    /// Applies the limits of memory and of files for crashes to this process.
    func apply() {
        var limit = rlimit()
        let data = __rlimit_resource_t(RLIMIT_DATA.rawValue)
        getrlimit(data, &limit)
        limit.rlim_cur = min(rlim_t(memory), limit.rlim_max)
        setrlimit(data, &limit)
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }
}
