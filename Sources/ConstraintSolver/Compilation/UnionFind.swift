/// Disjoint sets of small integers that can be merged.
struct UnionFind {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func find(_ item: Int) -> Int {
        var root = item
        while parents[root] != root {
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    /// Merges two sets. The smaller root is kept, so that a set's root doesn't depend on the order
    /// of merges.
    mutating func unite(_ left: Int, _ right: Int) {
        let first = find(left)
        let second = find(right)
        parents[max(first, second)] = min(first, second)
    }
}
