import Synchronization

/// A type whose values have a size in memory.
protocol Sized {
    /// The size in bytes.
    var size: Int { get }
}

/// A cache of values computed from files, keyed by the files' contents.
final class ContentCache<Key: Hashable & Sized & Sendable, Value: Sendable>: Sendable {
    /// The greatest total size of keys, in bytes. A cache that would exceed it is emptied.
    private let capacity: Int
    private let entries = Mutex<(values: [Key: Value], size: Int)>(([:], 0))

    init(capacity: Int = 64 << 20) {
        self.capacity = capacity
    }

    /// Returns the value for a key. A missing value is computed outside the lock.
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
