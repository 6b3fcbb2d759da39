import Foundation

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    fileprivate let storage: Storage

    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R { try storage.lock.withLock { try body(&storage.state) } }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.lock.withLock { try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try storage.lock.withLock { try body() }
    }
}

/// The storage of an unfair lock, which is locked by its address.
public struct os_unfair_lock_s: Sendable {
    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private let unfairLocks = UnfairLocks()

/// A recursive lock for each address.
private final class UnfairLocks: @unchecked Sendable {
    private let guarding = NSLock()
    private var locks: [UnsafeMutableRawPointer: NSRecursiveLock] = [:]

    func lock(at address: UnsafeMutableRawPointer) -> NSRecursiveLock {
        guarding.withLock {
            if let lock = locks[address] { return lock }
            let lock = NSRecursiveLock()
            locks[address] = lock
            return lock
        }
    }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unfairLocks.lock(at: lock).lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unfairLocks.lock(at: lock).unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unfairLocks.lock(at: lock).try()
}
