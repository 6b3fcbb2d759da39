import ContactSheetDiagnostics

/// The state of layers in a simulation.
@MainActor package final class LayerSimulation: SimulationPart {
    /// The time, which animations begin at and gestures are measured with.
    package private(set) var clock = SimulatedClock()
    /// Whether animations take their time, as in a film. Otherwise they are over immediately, so
    /// that an image shows the state at rest.
    package var isAnimated = false
    /// The transactions that have begun, from the outermost one.
    var transactions: [CATransaction.Level] = []
    /// The completion that waits for animations that are added now.
    var completion: AnimationCompletion?
    /// The scopes whose changes are animated, from the outermost one.
    var scopes: [AnimationScope] = []
    /// Returns the layers whose descendants are animated.
    package var roots: @MainActor () -> [CALayer] = { [] }
    /// The number of nested completion blocks.
    var completionDepth = 0
    /// The number of nested layers that are being recorded.
    var recordingDepth = 0
    /// Whether the layer that is being recorded, or one around it, is shown in perspective.
    var isInPerspective = false

    package init(inheriting outer: LayerSimulation?) {}

    /// The state in the current simulation.
    package static var current: LayerSimulation { Simulation.current.part(LayerSimulation.self) }

    /// Starts the time again, for a new application.
    package func restartClock() { clock = SimulatedClock() }
}
