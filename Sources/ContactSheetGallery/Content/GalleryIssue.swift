import ContactSheetPreviews

/// A layout issue of a preview, with all snapshots that show it.
public struct GalleryIssue: Sendable, Hashable {
    /// The ID of the rule, such as `truncated-text`.
    public var rule: String
    /// The severity: `error`, `warning`, or `note`.
    public var severity: String
    public var message: String
    /// How to resolve the issue.
    public var hint: String?
    /// The path of the view.
    public var view: String
    /// The place in the document, as "file:line".
    public var location: String?
    /// The command that resolves the issue.
    public var fix: String?
    /// Whether the issue occurs on Interface Builder's canvas.
    public var isOnCanvas: Bool
    /// The width and height of the canvas's device in portrait, in points, and the frame that the
    /// document stores on it, in the window's coordinate space, if the issue is that it differs.
    public var canvas: [Double]?
    public var storedFrame: GalleryRectangle?
    /// The frames of the views in each configuration in which the issue occurs, in points in the
    /// window's coordinate space.
    public var frames: [Configuration: [GalleryRectangle]]

    public init(
        rule: String, severity: String, message: String, hint: String? = nil, view: String = "",
        location: String? = nil, fix: String? = nil, isOnCanvas: Bool = false,
        canvas: [Double]? = nil, storedFrame: GalleryRectangle? = nil,
        frames: [Configuration: [GalleryRectangle]] = [:]
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.hint = hint
        self.view = view
        self.location = location
        self.fix = fix
        self.isOnCanvas = isOnCanvas
        self.canvas = canvas
        self.storedFrame = storedFrame
        self.frames = frames
    }
}
