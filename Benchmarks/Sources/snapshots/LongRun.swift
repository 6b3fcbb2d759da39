import Foundation

/// The resident memory of a run with many configurations over time.
struct LongRun {
    let folder: URL
    /// The number of configurations, approximately.
    let count: Int

    /// How often the memory is read, in seconds.
    private static let interval = 1.0
    private static let variants = [
        "--devices", "all", "--appearance", "all", "--text-size", "all",
    ]

    func measure() throws {
        let references = folder.appending(path: "LongRun").path
        // 54 classes of devices, two orientations, two appearances, and twelve text sizes.
        let tool = Tool(screens: max(1, count / (54 * 2 * 2 * 12)))
        try tool.start(["record", "--snapshots", references] + Self.variants).finish()
        let start = ContinuousClock.now
        let process = try tool.start(
            ["test", "--no-cache", "--snapshots", references, "--workers", "1"] + Self.variants)
        var memory: [Double] = []
        while process.isRunning {
            if let megabytes = Self.memory(of: process.processIdentifier) {
                memory.append(megabytes)
            }
            Thread.sleep(forTimeInterval: Self.interval)
        }
        try process.finish()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(
            String(
                format: "%d screens, %.0f s: %.0f MB at most", tool.screens, seconds,
                memory.max() ?? 0))
        for part in 1...10 where !memory.isEmpty {
            let index = min(memory.count * part / 10, memory.count - 1)
            print(String(format: "%4d %%: %.0f MB", part * 10, memory[index]))
        }
    }

    /// Returns the resident memory of a process in megabytes, or `nil` if it has ended.
    private static func memory(of process: Int32) -> Double? {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
            .map { $0 / 1024 }
    }
}
