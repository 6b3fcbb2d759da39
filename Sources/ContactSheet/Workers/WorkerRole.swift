import AtomicFiles
import Foundation

/// The place of this process among those that share a run: worker 2 of 4. It is passed in the
/// environment, so that a worker gets the command line of the process that starts it.
struct WorkerRole: Hashable {
    /// The worker's share, from 0.
    let index: Int
    let count: Int
    /// The number of snapshots of the share that are finished or have failed, after which a worker
    /// continues that replaces another one.
    var finished = 0

    static let variable = "CONTACTSHEET_WORKER"

    /// The role of this process, or `nil` if no other process started it as a worker.
    static let current = ProcessInfo.processInfo.environment[variable].flatMap(WorkerRole.init)

    init(index: Int, count: Int, finished: Int = 0) {
        self.index = index
        self.count = count
        self.finished = finished
    }

    /// Creates a role from its text, such as `1/4`, or `1/4/12` after 12 snapshots.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard [2, 3].contains(parts.count), let index = parts[0], let count = parts[1],
            let finished = parts.count == 3 ? parts[2] : 0, finished >= 0,
            (0..<count).contains(index)
        else { return nil }
        self.init(index: index, count: count, finished: finished)
    }

    var text: String { "\(index)/\(count)" + (finished == 0 ? "" : "/\(finished)") }

    /// Makes this process end when the one that started it ends, however it does.
    static func endWithParent() {
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while true {
                let count = read(0, &byte, 1)
                if count == 0 || count < 0 && errno != EINTR { break }
            }
            TerminationSignals.end(by: SIGTERM)
        }
    }
}
