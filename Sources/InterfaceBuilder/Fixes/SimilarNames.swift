/// Suggestions for a mistyped name.
enum SimilarNames {
    /// Returns up to three known names, the most similar first.
    static func of(_ name: String, among known: [String]) -> [String] {
        let wanted = Array(name.lowercased())
        var seen: Set<String> = []
        let scored = known.filter { seen.insert($0).inserted }.enumerated().map {
            (offset: $0.offset, name: $0.element, distance: distance(wanted, to: $0.element))
        }
        let limit = max(2, wanted.count / 2)
        return scored.filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
            .prefix(3).map { "“\($0.name)”" }
    }

    /// Returns the number of characters to add, remove, or replace (Levenshtein distance), or 0 if
    /// one text is a prefix of the other.
    private static func distance(_ wanted: [Character], to known: String) -> Int {
        let known = Array(known.lowercased().prefix(80))
        if known.starts(with: wanted) || wanted.starts(with: known) { return 0 }
        var row = Array(0...known.count)
        for (i, character) in wanted.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in known.enumerated() {
                let replaced = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[known.count]
    }
}
