/// What is recorded of a screen besides its drawing and its views.
public struct RecordingOptions: Codable, Sendable, Hashable {
    /// The rules by which a screen is inspected.
    public enum Inspection: Codable, Sendable, Hashable {
        case standardRules
        /// The rules with these IDs.
        case rules(Set<String>)
    }

    /// The film that replaces the image, or `nil` if the preview chooses.
    public var film: FilmSettings?
    /// How the screen is inspected, or `nil` if it isn't.
    public var inspection: Inspection?

    public init(film: FilmSettings? = nil, inspection: Inspection? = nil) {
        self.film = film
        self.inspection = inspection
    }
}

extension RecordingOptions.Inspection {
    @MainActor var ruleIDs: Set<String> {
        switch self {
        case .standardRules: LayoutRules.standard
        case .rules(let ids): ids
        }
    }
}
