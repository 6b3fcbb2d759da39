/// The known names that a misspelled name resembles.
package enum SimilarNames {
    /// Returns the known name that is most similar, or up to three that are equally similar, in the
    /// given order.
    ///
    /// A name is similar if it begins with the misspelled one or the other way around, or if at most
    /// a third of the characters differ.
    package static func of(_ name: String, among known: [String]) -> [String] {
        let wanted = Array(name.lowercased())
        guard !wanted.isEmpty else { return [] }
        let limit = max(1, (wanted.count + 1) / 3)
        var seen: Set<String> = []
        let near = known.filter { !$0.isEmpty && seen.insert($0).inserted }
            .map { (name: $0, distance: distance(wanted, to: $0)) }
            .filter { $0.distance <= limit }
        let shortest = near.map(\.distance).min()
        return near.filter { $0.distance == shortest }.prefix(3).map(\.name)
    }

    /// Returns the values as text: `a`, `a or b`, or `a, b, or c`.
    package static func list(_ values: [String]) -> String {
        guard let last = values.last, values.count > 1 else { return values.first ?? "" }
        let others = values.dropLast().joined(separator: ", ")
        return "\(others)\(values.count > 2 ? "," : "") or \(last)"
    }

    /// Returns the number of characters to add, remove, replace, or exchange with a neighbor
    /// (Damerau–Levenshtein distance, optimal string alignment), or 0 if one text is a prefix of
    /// the other.
    private static func distance(_ wanted: [Character], to known: String) -> Int {
        let known = Array(known.lowercased().prefix(80))
        if known.starts(with: wanted) || wanted.starts(with: known) { return 0 }
        var earlier: [Int] = []
        var row = Array(0...known.count)
        for (i, character) in wanted.enumerated() {
            var next = [i + 1]
            for (j, other) in known.enumerated() {
                var cost = min(row[j] + (character == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, character == known[j - 1], wanted[i - 1] == other {
                    cost = min(cost, earlier[j - 1] + 1)
                }
                next.append(cost)
            }
            (earlier, row) = (row, next)
        }
        return row[known.count]
    }
}
