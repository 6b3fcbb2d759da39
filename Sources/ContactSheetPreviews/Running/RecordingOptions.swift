/// What is recorded of a screen besides its drawing and its views.
public struct RecordingOptions: Codable, Sendable, Hashable {
    /// The film that replaces the image, or `nil` if the preview chooses.
    public var film: FilmSettings?
    /// The IDs of the rules by which the screen is inspected, or `nil` if it isn't.
    public var rules: Set<String>?

    public init(film: FilmSettings? = nil, rules: Set<String>? = nil) {
        self.film = film
        self.rules = rules
    }

    /// Inspects the screen by the standard rules.
    public static var inspected: RecordingOptions { RecordingOptions(rules: LayoutRules.standard) }
}
