/// Everything that a gallery shows, as a value: the page is a pure function of it.
public struct GalleryContent: Codable, Sendable, Hashable {
    /// The page's heading.
    public var title: String
    /// The name and version of the tool that rendered the snapshots.
    public var generator: String
    /// The previews, in the page's order.
    public var previews: [GalleryPreview]

    public init(title: String, generator: String, previews: [GalleryPreview]) {
        self.title = title
        self.generator = generator
        self.previews = previews
    }
}

/// A preview in many configurations.
public struct GalleryPreview: Codable, Sendable, Hashable {
    /// The preview's name, unique in the gallery.
    public var name: String
    /// A sentence shown under the name.
    public var note: String?
    /// The snapshots, in the order in which a group of the page shows them.
    public var pictures: [GallerySnapshot]

    public init(name: String, note: String? = nil, pictures: [GallerySnapshot]) {
        self.name = name
        self.note = note
        self.pictures = pictures
    }
}

extension GalleryContent {
    /// The snapshots of all previews, in order.
    public var pictures: [GallerySnapshot] {
        previews.flatMap(\.pictures)
    }

    /// The number of snapshots.
    public var pictureCount: Int {
        previews.reduce(0) { $0 + $1.pictures.count }
    }

    /// The number of distinct device names, including all that share a snapshot.
    public var deviceCount: Int {
        Set(pictures.flatMap(\.deviceNames)).count
    }

    /// Returns the number of snapshots with this outcome.
    public func count(of outcome: GalleryOutcome) -> Int {
        pictures.count { $0.outcome == outcome }
    }
}
