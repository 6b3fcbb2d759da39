import AtomicFiles
import ContactSheetSnapshots
import Escaping
import Foundation

/// How long a snapshot of each preview takes, in seconds. Shards and processes are balanced by it.
///
/// The file is versioned with the references, so it changes only if a preview takes more than twice or
/// less than half as long as recorded: machines and runs differ by less.
struct RecordedDurations {
    private(set) var seconds: [String: Double] = [:]
    private let path: String

    /// Reads the file in a folder of references, or creates an empty record if there is none.
    ///
    /// - Throws: `FileError`, or `DurationsError` if the file contains something else.
    init(in store: SnapshotStore) throws {
        path = store.runs.appending(path: SnapshotStore.durationsName).relativePath
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw DurationsError.unreadable(path)
        }
        guard let seconds = try? JSONDecoder().decode([String: Double].self, from: data),
            seconds.values.allSatisfy({ $0 > 0 && $0.isFinite })
        else {
            throw FileDefect(data).map { DurationsError.defect(path, $0) }
                ?? DurationsError.notDurations(path)
        }
        self.seconds = seconds
    }

    /// Adds the median of each preview's measured snapshots, rounded to one digit.
    ///
    /// - Parameter known: The previews to keep, or `nil` for all.
    mutating func update(_ measured: [String: [Double]], known: Set<String>? = nil) {
        if let known { seconds = seconds.filter { known.contains($0.key) } }
        for (preview, values) in measured where !values.isEmpty {
            let median = max(values.sorted()[values.count / 2], 0.001)
            if let old = seconds[preview], (old / 2...old * 2).contains(median) { continue }
            seconds[preview] = Self.rounded(median)
        }
    }

    /// Rounds to one significant digit. The result has the shortest decimal form.
    private static func rounded(_ value: Double) -> Double {
        Double(String(format: "%.0e", value)) ?? value
    }

    /// Writes the file, with one line for each preview in the order of their names.
    func write() throws {
        let json = try JSONEncoder.stable(isIndented: true).encode(seconds)
        try AtomicFile.write(json + [UInt8(ascii: "\n")], to: path)
    }

    /// What was written, such as `durations of 12 previews in Snapshots/durations.json`.
    var summary: String {
        "durations of \(seconds.count) preview\(seconds.count == 1 ? "" : "s") in \(path)"
    }
}

/// An error in the file of durations.
enum DurationsError: Error, Hashable, CustomStringConvertible {
    case unreadable(String)
    case notDurations(String)
    case defect(String, FileDefect)

    var description: String {
        switch self {
        case .unreadable(let path): "\(path): can't read the file — check its permissions"
        case .defect(let path, let defect): defect.message(of: path)
        case .notDurations(let path):
            "\(path): not durations by preview — remove the file, and record it again with"
                + " --durations"
        }
    }
}
