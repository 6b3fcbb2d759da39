/// A part of the snapshots of a run, such as shard 2 of 5.
struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the shard, from 1.
    let index: Int
    let count: Int

    /// All snapshots.
    static let whole = Shard(uncheckedIndex: 1, count: 1)

    /// The most shards that a run can have.
    static let maximumCount = 100_000

    /// Creates a shard, or `nil` if there is none with this number.
    init?(index: Int, count: Int) {
        guard (1...Self.maximumCount).contains(count), (1...count).contains(index) else {
            return nil
        }
        self.init(uncheckedIndex: index, count: count)
    }

    private init(uncheckedIndex index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    var description: String { "shard \(index) of \(count)" }
}
