/// Everything that a gallery shows, as a value: its files are a pure function of it.
public struct GalleryContent: Sendable, Hashable {
    /// The page's heading.
    public var title: String
    /// The name and version of the tool that rendered the snapshots.
    public var generator: String
    /// The command that approves changes, without the option that selects them; `nil` if nothing
    /// was compared.
    public var approve: String?
    /// The slug of the device that shows previews in the overview, or `nil` for the newest phone.
    public var device: String?
    /// How other sites show a link to the gallery, if its address is known.
    public var link: GalleryLink?
    /// The previews, in the page's order.
    public var previews: [GalleryPreview]
    /// The changes, each with the snapshots that differ for this cause, in the page's order.
    public var changes: [GalleryChange]

    public init(
        title: String, generator: String, approve: String? = nil, previews: [GalleryPreview],
        changes: [GalleryChange] = []
    ) {
        self.title = title
        self.generator = generator
        self.approve = approve
        self.previews = previews
        self.changes = changes
    }
}

/// What other sites show with a link to a gallery.
public struct GalleryLink: Sendable, Hashable {
    /// The address of the gallery, with a slash at its end.
    public var address: String
    /// The path of a PNG image, relative to the page's folder.
    public var picture: String
    /// A line below the title.
    public var description: String

    public init(address: String, picture: String, description: String) {
        self.address = address
        self.picture = picture
        self.description = description
    }
}

/// A preview in many configurations.
public struct GalleryPreview: Sendable, Hashable {
    /// The preview's name, unique in the gallery.
    public var name: String
    /// A sentence shown under the name.
    public var note: String?
    /// The snapshots, in the order of the run.
    public var snapshots: [GallerySnapshot]
    /// The layout issues, in the order in which `lint` reports them.
    public var issues: [GalleryIssue]

    public init(
        name: String, note: String? = nil, snapshots: [GallerySnapshot],
        issues: [GalleryIssue] = []
    ) {
        self.name = name
        self.note = note
        self.snapshots = snapshots
        self.issues = issues
    }
}

/// Snapshots that differ from their references for the same cause.
public struct GalleryChange: Sendable, Hashable {
    /// The identifier that `approve --change` takes.
    public var id: String
    /// The cause in words, without the values that depend on the device.
    public var title: String
    /// Where the cause is, or `nil` if it has no place.
    public var place: String?
    /// The names of the snapshots, such as `Autosize/iphone-1.portrait`.
    public var snapshots: [String]

    /// The title, and the place in parentheses.
    public var summary: String { title + (place.map { " (\($0))" } ?? "") }

    public init(id: String, title: String, place: String? = nil, snapshots: [String]) {
        self.id = id
        self.title = title
        self.place = place
        self.snapshots = snapshots
    }
}

extension GalleryContent {
    /// The number of snapshots.
    public var snapshotCount: Int {
        previews.reduce(0) { $0 + $1.snapshots.count }
    }
}
