import ContactSheetDiagnostics

/// The state of documents in a simulation.
@MainActor final class SimulatedDocuments: SimulationPart {
    /// The state in the current simulation.
    static var current: SimulatedDocuments {
        Simulation.current.part(SimulatedDocuments.self)
    }

    let folders: DocumentFolders
    /// The names of classes whose instances have a caption.
    var incompleteClasses: Set<String> = []
    /// The classes that aren't used, or `nil` if all are.
    var replacedClasses: ReplacedClasses?

    init(inheriting outer: SimulatedDocuments?) {
        folders = DocumentFolders(inheriting: outer?.folders)
        incompleteClasses = outer?.incompleteClasses ?? []
        replacedClasses = outer?.replacedClasses
    }
}
