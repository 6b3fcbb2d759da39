/// Sets of small integers that only grow together.
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

    /// The smaller root stays, so that a set's name does not depend on the order of unions.
    mutating func unite(_ left: Int, _ right: Int) {
        let first = find(left)
        let second = find(right)
        parents[max(first, second)] = min(first, second)
    }
}
