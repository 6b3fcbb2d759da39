/// Where layout, documents and fonts leave what a person should know.
@MainActor public final class DiagnosticLog {
    /// The log of the picture that is being made.
    public private(set) static var current = DiagnosticLog()

    /// In the order of their arrival, each once.
    public private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    public func add(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// What arrives while `work` runs.
    public static func collecting<T>(_ work: () throws -> T) rethrows -> (T, [Diagnostic]) {
        let outer = current
        let inner = DiagnosticLog()
        current = inner
        defer { current = outer }
        return (try work(), inner.diagnostics)
    }
}
