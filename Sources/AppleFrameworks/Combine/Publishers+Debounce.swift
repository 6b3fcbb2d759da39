import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

/// OpenCombine 0.14 debounces by repeating timers of libdispatch, which don't follow the simulated time.
extension Publisher {
    public func debounce(
        for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue,
        options: DispatchQueue.SchedulerOptions? = nil
    ) -> Publishers.DelayedDebounce<Self, DispatchQueue> {
        .init(upstream: self, dueTime: dueTime, scheduler: scheduler)
    }

    public func debounce(
        for dueTime: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Publishers.DelayedDebounce<Self, RunLoop> {
        .init(upstream: self, dueTime: dueTime, scheduler: scheduler)
    }
}

extension Publishers {
    /// A publisher that delivers a value if no other one follows within a time.
    public struct DelayedDebounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebouncedValues(self, subscriber))
        }
    }
}

/// The subscription of a debounced publisher.
private final class DebouncedValues<
    Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: TimedSubscription<Downstream>, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let publisher: Publishers.DelayedDebounce<Upstream, Context>
    /// The number of values and completions that were received.
    private var count = 0

    init(
        _ publisher: Publishers.DelayedDebounce<Upstream, Context>, _ downstream: Downstream
    ) {
        self.publisher = publisher
        super.init(downstream)
    }

    func receive(subscription: any Subscription) { begin(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        let number = next()
        let due = publisher.scheduler.now.advanced(by: publisher.dueTime)
        publisher.scheduler.schedule(after: due) {
            if self.lock.withLock({ self.count == number }) { self.deliver(input) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = next()
        publisher.scheduler.schedule { self.finish(completion) }
    }

    private func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
