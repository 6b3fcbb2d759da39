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

    @Test func uuids() {
        #expect(isRepeatable { [UUID(), UUID()] })
        #expect(simulate { UUID() != UUID() })
    }

    @Test func foldersAreInTheOrderOfNames() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "order-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = (10..<40).map { "\($0).txt" }
        for name in names.reversed() { try Data().write(to: folder.appending(path: name)) }
        let manager = FileManager.default
        #expect(simulate { try? manager.contentsOfDirectory(atPath: folder.path) } == names)
        let found = simulate {
            manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        }
        #expect(found == names)
        let urls = simulate {
            try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
        #expect(urls?.map(\.lastPathComponent) == names)
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
