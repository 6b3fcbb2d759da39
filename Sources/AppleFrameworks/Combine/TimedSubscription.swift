import Foundation
import OpenCombine

/// The subscription of a publisher that delivers values later.
class TimedSubscription<Downstream: Subscriber>: Subscription {
    let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    func begin(_ subscription: any Subscription) {
        upstream = subscription
        downstream?.receive(subscription: self)
        subscription.request(.unlimited)
    }

    /// Delivers a value if one is demanded.
    func deliver(_ value: Downstream.Input) {
        let receiver = lock.withLock { () -> Downstream? in
            guard demand > .none else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver = lock.withLock {
            let receiver = downstream
            downstream = nil
            return receiver
        }
        receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        lock.withLock {
            upstream?.cancel()
            (upstream, downstream) = (nil, nil)
        }
    }
}
