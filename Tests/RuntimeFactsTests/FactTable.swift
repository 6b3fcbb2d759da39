import Foundation

/// How many facts are met, by kind and by version of iOS.
struct FactTable: CustomStringConvertible {
    private struct Row: Hashable, Comparable {
        let kind: String
        let version: String

        static func < (one: Row, other: Row) -> Bool {
            (one.kind, one.version) < (other.kind, other.version)
        }
    }

    private var counts: [Row: (met: Int, all: Int)] = [:]

    /// - Parameter version: The version of iOS on which the fact was recorded, such as "iOS 26.1".
    mutating func add(_ name: String, version: String, isMet: Bool) {
        let kind = name.prefix { $0 != "." && $0 != " " }
        let row = Row(kind: String(kind), version: version)
        let count = counts[row] ?? (0, 0)
        counts[row] = (count.met + (isMet ? 1 : 0), count.all + 1)
    }

    var isComplete: Bool { counts.values.allSatisfy { $0.met == $0.all } }

    /// A line for each kind and version, and the sum.
    var description: String {
        let lines = counts.sorted { $0.key < $1.key }.map {
            line($0.key.kind, $0.key.version, $0.value.met, $0.value.all)
        }
        let (met, all) = counts.values.reduce((0, 0)) { ($0.0 + $1.met, $0.1 + $1.all) }
        return (["kind        recorded on  met"] + lines + [line("all", "", met, all)])
            .joined(separator: "\n")
    }

    private func line(_ kind: String, _ version: String, _ met: Int, _ all: Int) -> String {
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        return "\(padded(kind, 12))\(padded(version, 13))\(met) of \(all)"
    }
}
