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
        let times = try (0..<Self.rounds).map { _ in
            let start = Self.processorTime
            try Tool(screens: Self.screens).start(["test"] + options).finish()
            return (Self.processorTime - start) / Double(Self.screens) * 1e3
        }
        let ours = times.sorted()[Self.rounds / 2]
        print(String(format: "unchanged configuration: %.2f ms of processor time", ours))
        let chromium = try Chromium.screenshot(rounds: 31, folder: folder)
        print(
            String(
                format: "Chromium's screenshot of the same page: %.2f ms (%.1f×)", chromium,
                chromium / ours))
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
