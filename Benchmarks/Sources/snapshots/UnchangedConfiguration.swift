import Foundation
import UsualScreen

/// The processor time of a snapshot that is the same as its reference, as a part of a run.
struct UnchangedConfiguration {
    let folder: URL

    private static let rounds = 5
    private static let screens = 200

    func measure() throws {
        let references = folder.appending(path: "Unchanged").path
        let options = [
            "--snapshots", references, "--devices", "iphone-12", "--orientations", "portrait",
            "--workers", "1",
        ]
        try Tool(screens: Self.screens).start(["record"] + options).finish()
        let chromium = try Chromium.screenshot(rounds: 31, folder: folder)
        print(String(format: "Chromium's screenshot of the same page: %.2f ms", chromium))
        let kinds = [
            ("painted", ["--paint"]), ("not painted", ["--no-cache"]), ("not laid out", []),
        ]
        for (name, own) in kinds {
            // The first run stores the outcomes.
            try Tool(screens: Self.screens).start(["test"] + options + own).finish()
            let times = try (0..<Self.rounds).map { _ in try processorTime(["test"] + options + own)
            }
            let ours = times.sorted()[Self.rounds / 2]
            print(
                String(
                    format: "unchanged configuration, \(name): %.3f ms of processor time (%.1f×)",
                    ours, chromium / ours))
        }
    }

    /// Returns the processor time of a command per snapshot, in milliseconds.
    private func processorTime(_ arguments: [String]) throws -> Double {
        let start = Self.processorTime
        try Tool(screens: Self.screens).start(arguments).finish()
        return (Self.processorTime - start) / Double(Self.screens) * 1e3
    }

    /// The processor time of all child processes that have ended, in seconds.
    private static var processorTime: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return usage.ru_utime.seconds + usage.ru_stime.seconds
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
