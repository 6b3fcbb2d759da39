import ContactSheetDiagnostics

/// A note that a service of the system isn't available; the log contains it once per preview.
@MainActor enum ServiceNote {
    static func report(_ service: String, hint: String?) {
        DiagnosticLog.current.add(
            Diagnostic(.note, "\(service) has no effect in a preview", hint: hint))
    }
}
