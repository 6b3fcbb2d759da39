import ContactSheetDiagnostics
import Foundation

/// A note that a framework isn't available, reported once per simulation.
package struct FrameworkNote: Sendable {
    private let diagnostic: Diagnostic

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - framework: The name of Apple's module.
    ///   - effect: What doesn't happen because of that, as a clause without a period.
    package init(_ framework: String, _ effect: String) {
        diagnostic = Diagnostic(.note, "\(framework) isn't available: \(effect)")
    }

    /// Adds the note to the current log, which ignores repetitions.
    package func report() {
        let diagnostic = diagnostic
        withSimulation { DiagnosticLog.current.add(diagnostic) }
    }
}

extension FrameworkNote {
    /// Adds the note to the current log when the main thread has time, for threads that the main
    /// thread may wait for.
    package func reportLater() {
        if MainQueue.isCurrent { return report() }
        let note = self
        DispatchQueue.main.async { note.report() }
    }
}
