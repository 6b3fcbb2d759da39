import AdoptedRuntime
import ContactSheetDiagnostics
import Foundation
import Testing

/// Property: what an application takes from the system is the same in each simulation.
@MainActor @Suite(.serialized) struct RepeatableProcessTests {
    init() { RepeatableProcess.install() }

    private func inTwoSimulations<Value: Equatable>(_ value: () -> Value) -> Bool {
        Simulation.run(value) == Simulation.run(value)
    }

    @Test func randomNumbers() {
        #expect(inTwoSimulations { (0..<100).map { _ in UInt64.random(in: 0...UInt64.max) } })
        #expect(inTwoSimulations { Array(0..<100).shuffled() })
        #expect(inTwoSimulations { (arc4random(), arc4random_uniform(1 << 20)) } by: ==)
    }

    private func inTwoSimulations<Value>(
        _ value: () -> Value, by areEqual: (Value, Value) -> Bool
    ) -> Bool {
        areEqual(Simulation.run(value), Simulation.run(value))
    }

    @Test func numbersDifferInsideASimulation() {
        Simulation.run { #expect(UInt64.random(in: 0...UInt64.max) != .random(in: 0...UInt64.max)) }
        #expect(arc4random_uniform(3) < 3)
    }

    /// The date of Documentation/Adopting.md 5.
    @Test func date() {
        let date = Simulation.run { Date() }
        #expect(ISO8601DateFormatter().string(from: date) == "2007-01-09T09:41:00Z")
        #expect(Date() > date.addingTimeInterval(86_400))
    }

    @Test func aLoopThatWaitsEnds() {
        Simulation.run {
            let end = Date(timeIntervalSinceNow: 0.1)
            while Date() < end {}
        }
    }
}
