/// A version number that increases with each change, for which pages wait.
public actor VersionSignal {
    public private(set) var version = 0
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var count = 0

    public init() {}

    /// Increases the version and wakes all that wait.
    public func advance() {
        version += 1
        let ended = waiting
        waiting = [:]
        for continuation in ended.values { continuation.resume() }
    }

    /// Returns the version as soon as it is greater than the given one, after a time, or if the task
    /// is canceled.
    public func version(after known: Int, timeout: Duration) async -> Int {
        guard version <= known else { return version }
        count += 1
        let number = count
        let timer = Task {
            try? await Task.sleep(for: timeout)
            self.end(number)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume()
                } else {
                    waiting[number] = continuation
                }
            }
        } onCancel: {
            Task { await self.end(number) }
        }
        timer.cancel()
        return version
    }

    private func end(_ number: Int) {
        waiting.removeValue(forKey: number)?.resume()
    }
}
