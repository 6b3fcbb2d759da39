import ContactSheetDiagnostics

/// The state of documents in a simulation.
@MainActor final class SimulatedDocuments: SimulationPart {
    /// The state in the current simulation.
    static var current: SimulatedDocuments {
        Simulation.current.part(SimulatedDocuments.self)
    }

    let folders: DocumentFolders

    init(inheriting outer: SimulatedDocuments?) {
        folders = DocumentFolders(inheriting: outer?.folders)
    }
}
