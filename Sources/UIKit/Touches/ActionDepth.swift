import ContactSheetDiagnostics

/// Ends actions that call themselves, which overflow the stack on a device.
@MainActor enum ActionDepth {
    /// The maximum number of nested actions: a decision.
    static let limit = 100

    static func limited(at view: UIView?, _ work: () -> Void) {
        let system = SimulatedSystem.current
        guard system.actionDepth < limit else {
            return DiagnosticLog.current.add(
                Diagnostic(
                    .error, "an action sends itself recursively",
                    location: view?.viewPath ?? "",
                    hint: "check the action for sendActions(for:) and first responder changes that "
                        + "send the same event"))
        }
        system.actionDepth += 1
        defer { system.actionDepth -= 1 }
        work()
    }
}
