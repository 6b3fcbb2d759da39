import Synchronization

/// Requests that several processes take. Each process continues with requests that are similar to its last
/// one, as long as there are any, because it has read what they require.
final class RequestQueue<Request: ProcessRequest>: Sendable {
    private struct State {
        /// The indices of the requests that weren't taken, by affinity, each list from the last one.
        var waiting: [String: [Int]] = [:]
        /// The affinities in the order of their first requests.
        var order: [String] = []
        /// The affinities that no process has begun, from this place in the order on.
        var fresh = 0
        var isCanceled = false
        /// The affinities of which a request has exceeded its time.
        var slow: Set<String> = []

        mutating func take(_ affinity: String) -> Int? { waiting[affinity]?.popLast() }
    }

    private let requests: [Request]
    private let state: Mutex<State>

    init(_ requests: [Request]) {
        self.requests = requests
        var state = State()
        for (index, request) in requests.enumerated().reversed() {
            state.waiting[request.affinity, default: []].append(index)
        }
        var seen: Set<String> = []
        state.order = requests.map(\.affinity).filter { seen.insert($0).inserted }
        self.state = Mutex(state)
    }

    /// Takes a request.
    ///
    /// - Parameter affinity: That of the process's last request.
    /// - Returns: The request with its place, or `nil` if there are no more.
    func next(after affinity: String?) -> (index: Int, request: Request)? {
        let index = state.withLock { state -> Int? in
            guard !state.isCanceled else { return nil }
            if let affinity, let index = state.take(affinity) { return index }
            while state.fresh < state.order.count {
                state.fresh += 1
                if let index = state.take(state.order[state.fresh - 1]) { return index }
            }
            // Others have begun all that is left. The last ones have the most left.
            while let affinity = state.order.last {
                if let index = state.take(affinity) { return index }
                state.order.removeLast()
            }
            return nil
        }
        return index.map { ($0, requests[$0]) }
    }

    func cancel() { state.withLock { $0.isCanceled = true } }

    var isCanceled: Bool { state.withLock(\.isCanceled) }

    /// Notes that a request has taken too long.
    func noteSlow(_ affinity: String) { state.withLock { _ = $0.slow.insert(affinity) } }

    /// Whether a similar request has taken too long.
    func isSlow(_ affinity: String) -> Bool { state.withLock { $0.slow.contains(affinity) } }
}
