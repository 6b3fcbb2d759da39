import Testing

@testable import ContactSheetDiagnostics

@MainActor @Suite struct DiagnosticLogTests {
    /// Property: only the first diagnostic about a topic is reported, wherever later ones are.
    @Test func topicsAreReportedOnce() {
        let (_, diagnostics) = DiagnosticLog.collecting {
            for location in ["a", "b"] {
                for topic in ["x", nil] {
                    var diagnostic = Diagnostic(.note, "text", location: location)
                    diagnostic.topic = topic
                    DiagnosticLog.current.add(diagnostic)
                }
            }
        }
        #expect(diagnostics.map(\.location) == ["a", "a", "b"])
    }
}
