import ArgumentParser
import ContactSheetSnapshots
import Escaping
import Foundation

struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Prints the size of references by preview, the largest first.")

    @OptionGroup(title: "Reference Options") var references: ReferenceOptions

    @Flag(help: "Print JSON")
    var json = false

    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    func run() throws {
        let store = try references.store
        guard store.exists else {
            throw UsageError.noReferences(references.snapshots.path)
        }
        let sizes = ReferenceSizes(store.sizes())
        if json {
            Console.write(JSONText.text(of: sizes) + "\n", to: .output)
        } else {
            sizes.lines.forEach(Console.print)
        }
    }
}

/// The sizes of references, for people as a table and for programs as JSON.
struct ReferenceSizes: Encodable {
    struct Preview: Encodable {
        let name: String
        let sizes: Sizes

        private enum CodingKeys: String, CodingKey {
            case name
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try sizes.encode(to: encoder)
        }
    }

    /// The sizes of several files, in bytes.
    struct Sizes: Encodable {
        let count, bytes, median, largest: Int

        init(_ sizes: [Int]) {
            let sorted = sizes.sorted()
            count = sizes.count
            bytes = sizes.reduce(0, +)
            let middle = sorted.count / 2
            median =
                sorted.isEmpty
                ? 0
                : sorted.count.isMultiple(of: 2)
                    ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
            largest = sorted.last ?? 0
        }

        fileprivate var cells: [String] { [count, bytes, median, largest].map { "\($0)" } }
    }

    let generator = "contactsheet \(Version.current)"
    let total: Sizes
    /// The previews by size, the largest first.
    let previews: [Preview]

    init(_ references: [ReferenceSize]) {
        total = Sizes(references.map(\.bytes))
        previews = Dictionary(grouping: references, by: \.id.preview).map { name, references in
            Preview(name: name, sizes: Sizes(references.map(\.bytes)))
        }.sorted { ($1.sizes.bytes, $0.name) < ($0.sizes.bytes, $1.name) }
    }

    /// The table, with the sums in the last line.
    var lines: [String] {
        guard total.count > 0 else { return ["no references"] }
        let head = ["PREVIEW", "REFERENCES", "BYTES", "MEDIAN", "LARGEST"]
        let rows = [head] + previews.map { [$0.name] + $0.sizes.cells } + [["total"] + total.cells]
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }
    }
}
