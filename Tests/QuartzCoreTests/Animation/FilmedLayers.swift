import ContactSheetDiagnostics
import QuartzCore

/// Runs work in a simulation in which animations take their time, with a layer in a root layer.
@MainActor func filming(_ work: (_ layer: CALayer) throws -> Void) rethrows {
    try Simulation.run {
        let root = CALayer()
        let layer = CALayer()
        root.addSublayer(layer)
        LayerSimulation.current.isAnimated = true
        LayerSimulation.current.roots = { [root] }
        try work(layer)
    }
}

/// Lets simulated time pass, in seconds.
@MainActor func wait(_ seconds: Double) { SimulatedClock.current.advance(by: seconds) }

extension CALayer {
    /// The opacity that is shown.
    var shownOpacity: Float { presentation()?.opacity ?? .nan }
    /// The position that is shown.
    var shownPosition: CGPoint { presentation()?.position ?? .zero }
}
