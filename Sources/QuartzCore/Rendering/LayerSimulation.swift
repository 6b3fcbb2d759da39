import ContactSheetDiagnostics

/// The state of layers in a simulation.
@MainActor final class LayerSimulation: SimulationPart {
    /// The transactions that have begun, from the outermost one.
    var transactions: [CATransaction.Level] = []
    /// The number of nested completion blocks.
    var completionDepth = 0
    /// The number of nested layers that are being recorded.
    var recordingDepth = 0

    init(inheriting outer: LayerSimulation?) {}

    /// The state in the current simulation.
    static var current: LayerSimulation { Simulation.current.part(LayerSimulation.self) }
}
