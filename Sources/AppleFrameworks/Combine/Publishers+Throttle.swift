import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

/// OpenCombine 0.14 replaces the first value by others that arrive before its scheduler delivers it. Apple
/// documents that the first value is delivered, then one in each interval.
extension Publisher {
    public func throttle(
        for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue,
        latest: Bool
    ) -> Publishers.IntervalThrottle<Self, DispatchQueue> {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    public func throttle(
        for interval: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop, latest: Bool
    ) -> Publishers.IntervalThrottle<Self, RunLoop> {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    public func throttle(
        for interval: OperationQueue.SchedulerTimeType.Stride, scheduler: OperationQueue,
        latest: Bool
    ) -> Publishers.IntervalThrottle<Self, OperationQueue> {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// A publisher that delivers the first value, then the first or the latest one of each interval.
    public struct IntervalThrottle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottledValues(self, subscriber))
        }
    }
}

/// The subscription of a throttled publisher.
private final class ThrottledValues<
    Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: TimedSubscription<Downstream>, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let publisher: Publishers.IntervalThrottle<Upstream, Context>
    /// Whether a value was delivered less than an interval ago.
    private var isWaiting = false
    private var pending: Input?
    private var completion: Subscribers.Completion<Failure>?

    init(
        _ publisher: Publishers.IntervalThrottle<Upstream, Context>, _ downstream: Downstream
    ) {
        self.publisher = publisher
        super.init(downstream)
    }

    func receive(subscription: any Subscription) { begin(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock {
            if isWaiting {
                if publisher.latest || pending == nil { pending = input }
            } else {
                isWaiting = true
                publisher.scheduler.schedule { self.deliver(input) }
                wait()
            }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            self.completion = completion
            if pending == nil { publisher.scheduler.schedule { self.finish(completion) } }
        }
    }

    private func wait() {
        let end = publisher.scheduler.now.advanced(by: publisher.interval)
        publisher.scheduler.schedule(after: end) { self.endInterval() }
    }

    private func endInterval() {
        let (value, completion) = lock.withLock {
            let value = pending
            pending = nil
            isWaiting = value != nil && self.completion == nil
            if isWaiting { wait() }
            return (value, self.completion)
        }
        if let value { deliver(value) }
        if let completion { finish(completion) }
    }
}
