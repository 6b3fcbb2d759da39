/// What is recorded of a screen besides its drawing and its views.
public struct RecordingOptions: Sendable {
    /// The film that replaces the image, or `nil` if the preview chooses.
    public var film: FilmSettings?
    /// Creates what inspects the screens of a run, or `nil` if they aren't inspected.
    public var makeInspector: (@MainActor @Sendable () -> any ScreenInspector)?

    public init(
        film: FilmSettings? = nil,
        makeInspector: (@MainActor @Sendable () -> any ScreenInspector)? = nil
    ) {
        self.film = film
        self.makeInspector = makeInspector
    }
}
