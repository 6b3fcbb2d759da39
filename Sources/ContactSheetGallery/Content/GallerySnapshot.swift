import ContactSheetPreviews

/// A preview in one configuration: its files and information about them.
///
/// Paths are relative to the page's folder, with `/` between components and without percent
/// encoding; the page encodes them.
public struct GallerySnapshot: Codable, Sendable, Hashable {
    public var configuration: Configuration
    /// The orientation to which steps turned the device, or `nil` if it is the configuration's.
    public var turned: Orientation?
    /// The size of the image in points if it isn't the screen's, as of a screen with its full content.
    public var size: CGSize?
    /// The path of the image, an SVG or a PNG file, or `nil` if the snapshot couldn't be rendered.
    public var image: String?
    /// The path of a PNG image at the device's scale.
    public var picture: String?
    /// The path of a small PNG image of the same screen.
    public var thumbnail: String?
    /// The path of the reference that a changed snapshot differs from.
    public var reference: String?
    /// The path of the view tree, as a script.
    public var tree: String?
    /// The frames of an animated image, or `nil` if the image isn't animated.
    public var film: GalleryFilm?
    /// The frames of an animated reference, or `nil` if the reference isn't animated.
    public var referenceFilm: GalleryFilm?
    /// The interactions that were performed on the screen, in order.
    public var steps: [String]
    /// The filename of the document, or `nil` for previews in code.
    public var document: String?
    /// Whether the document was designed for iPads.
    public var isForPads: Bool
    /// The result of the comparison, or `nil` if nothing was compared.
    public var state: GalleryState?
    /// The causes and consequences of a change, or the reason for a failure.
    public var causes: [GalleryCause]
    /// The parts of the screen that changed, in points.
    public var regions: [GalleryRectangle]
    /// The share of the pixels that differ from the reference, from 0 to 1, if it is known.
    public var difference: Double?
    /// The diagnostics of layout and painting, one sentence each.
    public var diagnostics: [String]

    public init(
        _ configuration: Configuration, image: String? = nil, picture: String? = nil,
        thumbnail: String? = nil,
        reference: String? = nil, tree: String? = nil, film: GalleryFilm? = nil,
        referenceFilm: GalleryFilm? = nil, steps: [String] = [], document: String? = nil,
        isForPads: Bool = false, state: GalleryState? = nil, causes: [GalleryCause] = [],
        regions: [GalleryRectangle] = [], difference: Double? = nil, diagnostics: [String] = []
    ) {
        self.configuration = configuration
        self.image = image
        self.picture = picture
        self.thumbnail = thumbnail
        self.reference = reference
        self.tree = tree
        self.film = film
        self.referenceFilm = referenceFilm
        self.steps = steps
        self.document = document
        self.isForPads = isForPads
        self.state = state
        self.causes = causes
        self.regions = regions
        self.difference = difference
        self.diagnostics = diagnostics
    }
}

/// The result of comparing a snapshot with its reference, the most urgent first.
public enum GalleryState: String, Codable, Sendable, Hashable, CaseIterable {
    case failed
    case flaky
    case changed
    case missing
    case new
    case obsolete
    case same
}

/// A rectangle on the screen, in points. It is encoded as x, y, width, and height.
public struct GalleryRectangle: Codable, Sendable, Hashable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        x = try values.decode(Double.self)
        y = try values.decode(Double.self)
        width = try values.decode(Double.self)
        height = try values.decode(Double.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [x, y, width, height] { try values.encode(value) }
    }
}
