/// The log that layout, documents, and fonts report diagnostics to.
@MainActor public final class DiagnosticLog {
    /// The log of the current simulation.
    public static var current: DiagnosticLog { Simulation.current.log }

    /// The diagnostics in the order in which they were reported, without duplicates.
    public private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    private var topics: Set<String> = []

    public func add(_ diagnostic: Diagnostic) {
        if let topic = diagnostic.topic, !topics.insert(topic).inserted { return }
        if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// Returns the result of `work` and the diagnostics reported while it runs.
    public static func collecting<T>(_ work: () throws -> T) rethrows -> (T, [Diagnostic]) {
        let simulation = Simulation.current
        let outer = simulation.log
        let inner = DiagnosticLog()
        simulation.log = inner
        defer { simulation.log = outer }
        return (try work(), inner.diagnostics)
    }
}
