import Synchronization

/// Something that takes memory.
protocol Sized {
    /// In bytes.
    var size: Int { get }
}

/// What was computed from files, by the files' content.
final class ContentCache<Key: Hashable & Sized & Sendable, Value: Sendable>: Sendable {
    /// In bytes of keys; a cache that has more starts again.
    private let capacity: Int
    private let entries = Mutex<(values: [Key: Value], size: Int)>(([:], 0))

    init(capacity: Int = 64 << 20) {
        self.capacity = capacity
    }

    /// The value for the key, computed outside of the lock if it isn't known.
    func value(of key: Key, _ compute: () -> Value) -> Value {
        if let known = entries.withLock({ $0.values[key] }) { return known }
        let value = compute()
        entries.withLock { entries in
            if entries.size + key.size > capacity { entries = ([:], 0) }
            entries.values[key] = value
            entries.size += key.size
        }
        return value
    }
}
