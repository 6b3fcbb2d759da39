import ContactSheetDiagnostics
import UIKit

/// Diagnostics about a document, with its lines.
@MainActor extension Document {
    func report(_ message: String, at line: Int) {
        DiagnosticLog.current.add(Diagnostic(.warning, message, location: location(line)))
    }

    /// Calls `work`, and sets the location of all diagnostics that it reports to the line.
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
