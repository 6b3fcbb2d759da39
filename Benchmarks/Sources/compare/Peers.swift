import Foundation

/// Times in milliseconds by screen, place (`memory` or `file`), and metric or peer.
struct Times {
    private var values: [String: Double] = [:]

    subscript(screen: Screen, place: String, name: String) -> Double? {
        get { values["\(screen) \(place) \(name)"] }
        set { values["\(screen) \(place) \(name)"] = newValue }
    }
}

/// The other programs, which a Python script measures.
enum Peers {
    static func print(folder: URL, ours: Times, screens: [Screen]) throws {
        let lines = try measure(folder)
        for line in lines where line.hasPrefix("#") { Swift.print(line) }
        for place in ["memory", "file"] {
            Swift.print("== \(place == "memory" ? "pixels in memory" : "PNG files")")
            for screen in screens {
                for metric in ["exact", "perceptual", "ciede2000"] {
                    guard let time = ours[screen, place, metric] else { continue }
                    let ratios = lines.compactMap { ratio($0, screen, place, metric, time) }
                    Swift.print(
                        "\(screen) \(metric): \(text(time)) ms; "
                            + (ratios.isEmpty ? "no peer" : ratios.joined(separator: ", ")))
                }
            }
        }
    }

    /// Returns a peer's time and its ratio to ours if its metric is the same. Peers without a metric
    /// of their own are compared with the exact one.
    private static func ratio(
        _ line: String, _ screen: Screen, _ place: String, _ metric: String, _ time: Double
    ) -> String? {
        let words = line.split(separator: "\t").map(String.init)
        guard words.count == 5, words[0] == place, words[1] == screen.rawValue,
            words[2] == metric, let other = Double(words[4])
        else { return nil }
        return "\(words[3]) \(text(other)) ms (\(String(format: "%.1f", other / time))×)"
    }

    private static func text(_ time: Double) -> String { String(format: "%.2f", time) }

    private static func measure(_ folder: URL) throws -> [String] {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "peers.py")
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path, folder.path]
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
