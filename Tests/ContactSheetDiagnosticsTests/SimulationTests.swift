import Testing

@testable import ContactSheetDiagnostics

@MainActor @Suite struct SimulationTests {
    /// Regression: reading the simulation while it was replaced ended the process.
    @Test func deinitializersReadTheSimulation() {
        let log = Simulation.current.part(ReleaseLog.self)
        Simulation.run {
            Simulation.current.part(Keeper.self).kept = Released()
            #expect(log.count == 0)
        }
        #expect(log.count == 1)
    }
}

/// The number of released objects in the outer simulation.
@MainActor private final class ReleaseLog: SimulationPart {
    var count = 0
    init(inheriting outer: ReleaseLog?) {}
}

@MainActor private final class Keeper: SimulationPart {
    var kept: Released?
    init(inheriting outer: Keeper?) {}
}

@MainActor private final class Released {
    isolated deinit { Simulation.current.part(ReleaseLog.self).count += 1 }
}
