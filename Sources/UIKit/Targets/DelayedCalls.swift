import ContactSheetDiagnostics
import Foundation
import QuartzCore

/// The delayed calls of methods in a simulation.
@MainActor final class DelayedCalls: SimulationPart {
    static var current: DelayedCalls { Simulation.current.part(DelayedCalls.self) }

    private var calls: [Call] = []

    init(inheriting outer: DelayedCalls?) {}

    func add(
        _ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
    ) {
        let call = Call(target: target, selector: selector)
        calls.append(call)
        call.alarm = SimulatedClock.current.alarm(after: delay) { [weak self] in
            self?.calls.removeAll { $0 === call }
            selector.call(on: target, argument)
        }
    }

    /// Cancels the calls of the target's method, or of all its methods for `nil`.
    func cancel(_ target: AnyObject, _ selector: Selector? = nil) {
        let isMeant = { (call: Call) in
            call.target === target && (selector == nil || call.selector == selector)
        }
        for call in calls where isMeant(call) { call.alarm?.cancel() }
        calls.removeAll(where: isMeant)
    }

    private final class Call {
        let target: AnyObject
        let selector: Selector
        var alarm: SimulatedClock.Alarm?

        init(target: AnyObject, selector: Selector) {
            (self.target, self.selector) = (target, selector)
        }
    }
}
