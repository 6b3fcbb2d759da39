import AdoptedRuntime
import ContactSheetDiagnostics
import Foundation
import Testing

/// Property: what an application takes from the system is the same in each simulation.
@MainActor struct RepeatableProcessTests {
    /// Runs work in a simulation of an adopted application.
    private func simulate<Value>(_ work: () -> Value) -> Value {
        RepeatableProcess.install()
        defer { Simulation.current.surroundings = nil }
        return Simulation.run(work)
    }

    private func isRepeatable<Value: Equatable>(_ value: () -> Value) -> Bool {
        simulate(value) == simulate(value)
    }

    @Test func randomNumbers() {
        #expect(isRepeatable { (0..<100).map { _ in UInt64.random(in: 0...UInt64.max) } })
        #expect(isRepeatable { Array(0..<100).shuffled() })
        #expect(isRepeatable { [arc4random(), arc4random_uniform(1 << 20)] })
    }

    @Test func numbersDifferInsideASimulation() {
        #expect(simulate { Set((0..<9).map { _ in UInt64.random(in: 0...UInt64.max) }).count == 9 })
        #expect(simulate { (0..<99).allSatisfy { _ in arc4random_uniform(3) < 3 } })
    }

    /// The date of Documentation/Adopting.md 5.
    @Test func date() {
        #expect(simulate { Date() }.ISO8601Format() == "2007-01-09T09:41:00Z")
        #expect(Date().ISO8601Format() > "2024")
    }

    @Test func aLoopThatWaitsEnds() {
        let end = simulate {
            let end = Date(timeIntervalSinceNow: 0.1)
            while Date() < end {}
            return end
        }
        #expect(end.ISO8601Format() == "2007-01-09T09:41:00Z")
    }
}
