extension TestRun {
    /// Creates the run whose shards wrote the blobs, in any order.
    ///
    /// - Parameter blobs: The blobs with their paths. There is at least one.
    init(merging blobs: [(path: String, blob: Blob)]) throws(BlobError) {
        try Self.checkRun(of: blobs)
        try Self.checkShards(of: blobs)
        let sorted = blobs.map(\.blob).sorted { $0.shard < $1.shard }
        let first = sorted[0]
        let entries = sorted.flatMap(\.outcomes).sorted { $0.index < $1.index }
        guard entries.count == first.run.count,
            entries.enumerated().allSatisfy({ $0.offset == $0.element.index }),
            RunNames(entries.map(\.outcome.id)) == first.run
        else { throw .dividedDifferently }
        self.init(
            names: first.run, entries: entries, obsolete: first.obsolete ?? [],
            errors: first.errors, update: ReferenceUpdate(rawValue: first.update) ?? .none,
            arguments: first.arguments)
    }

    private static func checkRun(of blobs: [(path: String, blob: Blob)]) throws(BlobError) {
        for (path, blob) in blobs.dropFirst() {
            let first = blobs[0]
            guard blob.run == first.blob.run, blob.update == first.blob.update,
                blob.tolerance == first.blob.tolerance
            else {
                throw .otherRun(path, than: first.path)
            }
            guard blob.shards == first.blob.shards else {
                throw .otherCount(
                    path, blob.name, than: first.path, first.blob.name)
            }
        }
    }

    private static func checkShards(of blobs: [(path: String, blob: Blob)]) throws(BlobError) {
        var paths: [Int: String] = [:]
        for (path, blob) in blobs {
            if let other = paths.updateValue(path, forKey: blob.shard) {
                throw .duplicate(path, other, shard: blob.name)
            }
        }
        let count = blobs[0].blob.shards
        let missing = (1...count).filter { paths[$0] == nil }
        guard missing.isEmpty else { throw .missing(missing, count: count) }
    }
}

extension Blob {
    /// The name of the shard, such as `shard 2 of 5`.
    fileprivate var name: String { "shard \(shard) of \(shards)" }
}
