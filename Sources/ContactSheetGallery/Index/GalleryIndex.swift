/// The model of the page, and the contents of `index.json`. Values that several snapshots share are
/// in lists, to which snapshots refer by position. `Documentation/Gallery.md 3` describes each field.
public struct GalleryIndex: Codable, Sendable, Hashable {
    public var generator: String
    public var title: String
    public var approve: String?
    /// The slug of the device that shows previews in the overview, if they are rendered on it.
    public var device: String?
    public var devices: [DeviceEntry]
    public var configurations: [ConfigurationEntry]
    public var previews: [PreviewEntry]
    public var changes: [ChangeEntry]
    public var issues: [IssueEntry]
    public var snapshots: [SnapshotEntry]
}

extension GalleryIndex {
    /// The devices that produce identical output.
    public struct DeviceEntry: Codable, Sendable, Hashable {
        public var slug: String
        /// The names of all devices of the class, beginning with the one that `slug` denotes.
        public var names: [String]
        public var idiom: String
        public var family: String
        public var year: Int
        public var scale: Double
        public var pixelsPerInch: Int
        /// The size of the display in portrait, in points.
        public var width: Double
        public var height: Double
        public var cornerRadius: Double
        public var cutout: String
        public var homeButton: Bool
    }

    /// All dimensions of a configuration.
    public struct ConfigurationEntry: Codable, Sendable, Hashable {
        public var name: String
        public var device: Int
        public var orientation: String
        public var multitasking: String
        public var appearance: String
        public var textSize: String
        public var direction: String
        public var language: String?
        public var boldText: Bool
        public var contrast: Bool
        public var iOS: String
        public var iOSLimit: String?
        /// The size of the window in its orientation, in points.
        public var width: Double
        public var height: Double
        /// The insets of the safe area at the top, left, bottom, and right, in points.
        public var safeArea: [Double]
    }

    public struct PreviewEntry: Codable, Sendable, Hashable {
        public var name: String
        public var note: String?
        public var document: String?
        public var steps: [String]?
        public var forPads: Bool?
    }

    public struct ChangeEntry: Codable, Sendable, Hashable {
        public var id: String
        public var title: String
        public var place: String?
    }

    public struct CauseEntry: Codable, Sendable, Hashable {
        public var text: String
        public var place: String?
        public var change: Int?
        public var consequence: Bool?
        public var old: GalleryRectangle?
        public var new: GalleryRectangle?
    }

    public struct IssueEntry: Codable, Sendable, Hashable {
        public var preview: Int
        public var rule: String
        public var severity: String
        public var message: String
        public var hint: String?
        public var view: String
        public var location: String?
        public var fix: String?
        public var onCanvas: Bool?
        /// The size of the canvas's device in portrait, in points.
        public var canvas: [Double]?
        public var storedFrame: GalleryRectangle?
    }

    /// An issue on a snapshot.
    public struct ShownIssue: Codable, Sendable, Hashable {
        public var issue: Int
        /// The frames of the views, in points in the window's coordinate space.
        public var frames: [GalleryRectangle]
    }

    /// The screen of a device that steps turned, or of a snapshot with another size.
    public struct ScreenEntry: Codable, Sendable, Hashable {
        public var orientation: String
        /// The size of the window, in points.
        public var width: Double
        public var height: Double
        /// The insets of the safe area at the top, left, bottom, and right, in points.
        public var safeArea: [Double]
    }

    public struct SnapshotEntry: Codable, Sendable, Hashable {
        public var preview: Int
        public var configuration: Int
        public var screen: ScreenEntry?
        public var state: GalleryState?
        public var image: String?
        public var picture: String?
        public var thumbnail: String?
        public var reference: String?
        public var tree: String?
        public var film: GalleryFilm?
        public var referenceFilm: GalleryFilm?
        public var changes: [Int]?
        public var causes: [CauseEntry]?
        public var regions: [GalleryRectangle]?
        public var difference: Double?
        public var diagnostics: [String]?
        public var issues: [ShownIssue]?
    }
}
