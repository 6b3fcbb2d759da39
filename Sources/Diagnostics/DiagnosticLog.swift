/// The log that layout, documents, and fonts report diagnostics to.
@MainActor public final class DiagnosticLog {
    /// The log of the current recording.
    public private(set) static var current = DiagnosticLog()

    /// The diagnostics in the order in which they were reported, without duplicates.
    public private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    public func add(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// Returns the result of `work` and the diagnostics reported while it runs.
    public static func collecting<T>(_ work: () throws -> T) rethrows -> (T, [Diagnostic]) {
        let outer = current
        let inner = DiagnosticLog()
        current = inner
        defer { current = outer }
        return (try work(), inner.diagnostics)
    }
}
