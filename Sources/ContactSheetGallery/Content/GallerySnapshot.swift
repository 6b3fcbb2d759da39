/// A preview in one configuration: its image files and information about them.
///
/// Paths are relative to the page's folder, with `/` between components and without percent
/// encoding; the page encodes them.
public struct GallerySnapshot: Codable, Sendable, Hashable {
    /// The snapshot's name, unique in the gallery: `Autosize/iphone-1.portrait`.
    public var id: String
    /// The path of the SVG image.
    public var svg: String?
    /// The path of the PNG image.
    public var png: String?
    /// The path of the reference that a changed snapshot differs from.
    public var reference: String?
    /// The frames of an animated SVG image, or `nil` if the image isn't animated.
    public var film: GalleryFilm?
    /// The frames of an animated reference, or `nil` if the reference isn't animated.
    public var referenceFilm: GalleryFilm?
    public var device: GalleryDevice
    public var orientation: GalleryOrientation
    public var multitasking: GalleryMultitasking
    public var appearance: GalleryAppearance
    public var textSize: GalleryTextSize
    public var direction: GalleryDirection
    /// The language's tag, or `nil` for the texts of the document itself.
    public var language: String?
    public var boldText: Bool
    /// Whether the user prefers increased contrast.
    public var contrast: Bool
    /// The iOS version whose metrics the layout follows.
    public var iOS: String
    /// The newest iOS version that devices may run, or `nil` without a limit.
    public var iOSLimit: String?
    /// The interactions that were performed on the screen, in order.
    public var steps: [String]
    /// The idiom that the document was designed for, or `nil` if it isn't known.
    public var designIdiom: GalleryIdiom?
    /// The window's width in its orientation, in points.
    public var width: Double
    /// The window's height in its orientation, in points.
    public var height: Double
    /// The insets of the safe area from the window's edges, in points.
    public var safeArea: GalleryInsets?
    /// The result of the comparison, or `nil` if nothing was compared.
    public var outcome: GalleryOutcome?
    /// The causes of a change, one sentence each, such as:
    ///
    ///     UIButton “3”: frame changed from x 20, y 124, 72 × 37 to x 20, y 130, 72 × 37
    public var cause: [String]
    /// The diagnostics of layout and painting, one sentence each.
    public var diagnostics: [String]

    public init(
        id: String, svg: String? = nil, png: String? = nil, reference: String? = nil,
        film: GalleryFilm? = nil, referenceFilm: GalleryFilm? = nil, device: GalleryDevice,
        orientation: GalleryOrientation,
        multitasking: GalleryMultitasking = .full, appearance: GalleryAppearance = .light,
        textSize: GalleryTextSize = .large, direction: GalleryDirection = .leftToRight,
        language: String? = nil, boldText: Bool = false, contrast: Bool = false, iOS: String,
        iOSLimit: String? = nil, steps: [String] = [], designIdiom: GalleryIdiom? = nil,
        width: Double, height: Double,
        safeArea: GalleryInsets? = nil, outcome: GalleryOutcome? = nil, cause: [String] = [],
        diagnostics: [String] = []
    ) {
        self.id = id
        self.svg = svg
        self.png = png
        self.reference = reference
        self.film = film
        self.referenceFilm = referenceFilm
        self.device = device
        self.orientation = orientation
        self.multitasking = multitasking
        self.appearance = appearance
        self.textSize = textSize
        self.direction = direction
        self.language = language
        self.boldText = boldText
        self.contrast = contrast
        self.iOS = iOS
        self.iOSLimit = iOSLimit
        self.steps = steps
        self.designIdiom = designIdiom
        self.width = width
        self.height = height
        self.safeArea = safeArea
        self.outcome = outcome
        self.cause = cause
        self.diagnostics = diagnostics
    }
}

extension GallerySnapshot {
    /// The devices that share this snapshot, beginning with ``GalleryDevice/name``.
    public var deviceNames: [String] {
        device.names
    }

    /// The file that the page shows: the new image, or the reference if there is no new image.
    var shown: String? {
        svg ?? png ?? reference
    }
}
