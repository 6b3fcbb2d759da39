import AtomicFiles
import Foundation
import InterfaceBuilder

/// The place of this process among those that share a run: worker 2 of 4. It is passed in the
/// environment, so that a worker gets the command line of the process that starts it.
struct WorkerRole: Hashable {
    /// The worker's share, from 0.
    let index: Int
    let count: Int
    /// The number of snapshots of the share that are finished or have failed, after which a worker
    /// continues that replaces another one.
    var finished = 0
    /// The design that this process renders instead of its share, or `nil` for the share.
    var design: Design?

    /// A snapshot of a document without classes of the app.
    struct Design: Hashable {
        let classes: ReplacedClasses
        /// Why the snapshot failed.
        let reason: String
    }

    static let variable = "CONTACTSHEET_WORKER"

    /// The role of this process, or `nil` if no other process started it as a worker.
    static let current = ProcessInfo.processInfo.environment[variable].flatMap(WorkerRole.init)

    init(index: Int, count: Int, finished: Int = 0, design: Design? = nil) {
        self.index = index
        self.count = count
        self.finished = finished
        self.design = design
    }

    /// Creates a role from its text, such as `1/4`, `1/4/12` after 12 snapshots, or
    /// `1/4/12/controllers/Fatal error` for a design of the next one.
    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
        let numbers = parts.prefix(3).map { Int($0) }
        guard [2, 3, 5].contains(parts.count), let index = numbers[0], let count = numbers[1],
            let finished = numbers.count == 3 ? numbers[2] : 0, finished >= 0,
            (0..<count).contains(index)
        else { return nil }
        self.init(index: index, count: count, finished: finished)
        guard parts.count == 5 else { return }
        guard let classes = ReplacedClasses(rawValue: String(parts[3])) else { return nil }
        design = Design(classes: classes, reason: String(parts[4]))
    }

    var text: String {
        let place = "\(index)/\(count)" + (finished == 0 && design == nil ? "" : "/\(finished)")
        return place + (design.map { "/\($0.classes.rawValue)/\($0.reason)" } ?? "")
    }

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
