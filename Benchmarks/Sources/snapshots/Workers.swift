import Foundation

/// Two processes next to one, in turn.
struct Workers {
    let folder: URL

    private static let rounds = 3
    private static let screens = 30

    func measure() throws {
        let references = folder.appending(path: "Workers").path
        try Tool(screens: Self.screens).start(
            ["record", "--snapshots", references, "--devices", "all"]
        ).finish()
        var times: [[Double]] = [[], [], []]
        for _ in 0..<Self.rounds {
            times[0].append(try seconds(workers: 1, isOnOneCore: true, references))
            times[1].append(try seconds(workers: 1, isOnOneCore: false, references))
            times[2].append(try seconds(workers: 2, isOnOneCore: false, references))
        }
        let medians = times.map { $0.sorted()[Self.rounds / 2] }
        print(
            String(
                format: "one process on one core: %.2f s; one process: %.2f s; two: %.2f s",
                medians[0], medians[1], medians[2]))
        print(
            String(
                format: "two processes are %.2f× as fast as one on one core, %.2f× as one",
                medians[0] / medians[2], medians[1] / medians[2]))
    }

    private func seconds(workers: Int, isOnOneCore: Bool, _ references: String) throws -> Double {
        let tool = Tool(screens: Self.screens, isOnOneCore: isOnOneCore)
        let start = ContinuousClock.now
        try tool.start(
            [
                "test", "--no-cache", "--snapshots", references, "--devices", "all", "--workers",
                "\(workers)",
            ]
        ).finish()
        return (ContinuousClock.now - start) / .seconds(1)
    }
}
