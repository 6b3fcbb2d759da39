import Foundation

/// Prints a table while the benchmark runs, and one line of JSON at the end.
struct Report {
    private var rows: [[String: Any]] = []
    /// The ratios of single systems.
    private var ratios: (solve: [Double], next: [Double]) = ([], [])

    func begin() {
        say("solve: compile and solve in a new solver (new: no program known; known: all known)")
        say("next: root size and insets change. Times in microseconds; x: kiwi's time / ours.")
        say(
            line(
                "system", "rows",
                ["new", "known", "kiwi", "x new", "x known", "next", "kiwi"]
                    + ["x next", "alloc", "same", "refused"]))
    }

    private func line(_ name: String, _ count: String, _ cells: [String]) -> String {
        ([name.padding(toLength: 14, withPad: " ", startingAt: 0)]
            + ([count] + cells).map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 })
            .joined(separator: " ")
    }

    private static func text(_ number: Double, _ format: String) -> String {
        number.isFinite && number > 0 ? String(format: format, number) : "-"
    }

    mutating func add(_ name: String, _ count: Int, _ item: Measurement) {
        let times = [item.cold, item.warm, item.kiwi].map { Self.text($0 * 1e6, "%.1f") }
        let next = [item.next, item.kiwiNext].map { Self.text($0 * 1e6, "%.2f") }
        let ratios = [item.kiwi / item.cold, item.kiwi / item.warm, item.kiwiNext / item.next]
        let texts = ratios.map { Self.text($0, "%.1f") }
        say(
            line(
                name, "\(count)",
                times + texts[..<2] + next + texts[2...]
                    + ["\(item.allocations)", String(format: "%.1f%%", item.agreement * 100)]
                    + ["\(item.refused)"]))
        var row: [String: Any] = [
            "system": name, "constraints": count, "new_us": item.cold * 1e6,
            "known_us": item.warm * 1e6, "kiwi_us": item.kiwi * 1e6, "next_us": item.next * 1e6,
            "kiwi_next_us": item.kiwiNext * 1e6, "ratio_new": ratios[0], "ratio_known": ratios[1],
            "ratio_next": ratios[2], "allocations_next": item.allocations,
            "agreement": item.agreement,
        ]
        // Omits values that weren't measured.
        for (key, value) in row {
            if let number = value as? Double, !number.isFinite || number == 0 { row[key] = nil }
        }
        rows.append(row)
    }

    /// Adds the ratios of a single system.
    mutating func note(_ item: Measurement) {
        ratios.solve.append(item.kiwi / item.cold)
        ratios.next.append(item.kiwiNext / item.next)
    }

    func end() {
        var report: [String: Any] = ["systems": rows]
        if !ratios.solve.isEmpty {
            report["median_ratio_new"] = ratios.solve.median
            report["median_ratio_next"] = ratios.next.median
            report["least_ratio_new"] = ratios.solve.min() ?? 0
            say(
                String(
                    format: "single systems: x new median %.1f, least %.1f; x next median %.1f",
                    ratios.solve.median, ratios.solve.min() ?? 0, ratios.next.median))
        }
        let options: JSONSerialization.WritingOptions = [.sortedKeys]
        guard let data = try? JSONSerialization.data(withJSONObject: report, options: options)
        else { return }
        say(String(decoding: data, as: UTF8.self))
    }
}

/// Writes a line immediately, so that results are visible while slower measurements run.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
