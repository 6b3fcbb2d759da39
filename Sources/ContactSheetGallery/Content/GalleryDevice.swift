/// The devices that share one layout: a model, and all others with the same size, scale, and safe
/// areas.
public struct GalleryDevice: Codable, Sendable, Hashable {
    /// The first device's identifier in the catalog: `iphone-13`.
    public var slug: String
    /// All devices with this layout, oldest first.
    public var names: [String]
    public var idiom: GalleryIdiom
    /// The displayed kind of device, such as `iPhone, home button`, `iPhone, notch`, or `iPad, all
    /// screen`.
    public var family: String
    /// The year in which the first device was sold.
    public var year: Int
    /// Pixels per point.
    public var scale: Double
    /// The radius of the screen's corners, in points.
    public var cornerRadius: Double

    public init(
        slug: String, names: [String], idiom: GalleryIdiom, family: String, year: Int,
        scale: Double, cornerRadius: Double
    ) {
        self.slug = slug
        self.names = names
        self.idiom = idiom
        self.family = family
        self.year = year
        self.scale = scale
        self.cornerRadius = cornerRadius
    }
}

extension GalleryDevice {
    /// The first device's name, or its slug if there are no names.
    public var name: String {
        names.first ?? slug
    }
}

/// A distance from each edge, in points.
public struct GalleryInsets: Codable, Sendable, Hashable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
