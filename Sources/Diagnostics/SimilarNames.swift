/// The known names that a misspelled name resembles.
package enum SimilarNames {
    /// Returns up to three known names, the most similar first.
    ///
    /// A name is similar if it begins with the misspelled one or the other way around, or if at most
    /// a third of the characters differ.
    package static func of(_ name: String, among known: [String]) -> [String] {
        let wanted = Array(name.lowercased())
        guard !wanted.isEmpty else { return [] }
        let limit = max(1, (wanted.count + 1) / 3)
        var seen: Set<String> = []
        let near = known.filter { seen.insert($0).inserted }.enumerated().map {
            (offset: $0.offset, name: $0.element, distance: distance(wanted, to: $0.element))
        }
        return near.filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
            .prefix(3).map(\.name)
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
        guard !known.isEmpty else { return wanted.count }
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
