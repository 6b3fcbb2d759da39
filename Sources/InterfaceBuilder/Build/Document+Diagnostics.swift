import Diagnostics
import UIKit

/// What is said about a document, at its lines.
@MainActor extension Document {
    func report(_ message: String, at line: Int) {
        DiagnosticLog.current.add(Diagnostic(.warning, message, location: location(line)))
    }

    /// Whatever is said while `work` runs is said at the line.
    func reporting<Result>(at line: Int, _ work: () -> Result) -> Result {
        let (result, diagnostics) = DiagnosticLog.collecting(work)
        for var diagnostic in diagnostics {
            diagnostic.location = location(line)
            DiagnosticLog.current.add(diagnostic)
        }
        return result
    }

    func location(_ line: Int) -> String { fileName + ":" + String(line) }
}
