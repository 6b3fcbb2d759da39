/// An iPhone, iPod touch, or iPad that Apple has sold (Documentation/Devices.md 2).
public struct Device: Sendable, Hashable, Identifiable {
    /// Apple's name.
    public let name: String
    /// The name used in file names and on the command line.
    public let slug: String
    /// The year in which it was first sold.
    public let year: Int
    /// The model identifiers, such as "iPhone12,8".
    public let identifiers: [String]
    /// The version of iOS that it was first sold with.
    public let firstIOS: IOSVersion
    /// The last version of iOS that it supports; `nil` if it supports the newest.
    public let lastIOS: IOSVersion?
    /// The name of its configuration in swift-snapshot-testing.
    public let viewImageConfig: String?
    /// The values that are uncertain, with the reasons.
    public let doubts: String?
    let display: Display

    public var id: String { slug }

    /// Creates a row of the table.
    ///
    /// - Parameter identifiers: The model identifiers, separated by spaces.
    init(
        _ name: String, _ slug: String, _ year: Int, _ identifiers: String, _ display: Display,
        ios first: (Int, Int), to last: (Int, Int)? = nil, config: String? = nil,
        doubts: Doubt...
    ) {
        self.name = name
        self.slug = slug
        self.year = year
        self.identifiers = identifiers.split(separator: " ").map(String.init)
        self.display = display
        firstIOS = IOSVersion(first.0, first.1)
        lastIOS = last.map { IOSVersion($0.0, $0.1) }
        viewImageConfig = config ?? display.viewImageConfig
        let texts = (display.doubts + doubts).map(\.text)
        self.doubts = texts.isEmpty ? nil : texts.joined(separator: "; ")
    }
}

extension Device {
    public var idiom: Idiom { display.idiom }
    /// The size of the screen in points, in portrait.
    public var size: Size { display.size }
    /// The number of pixels that UIKit draws per point.
    public var scale: Double { display.scale }
    /// The number of pixels of the display per point. Less than `scale` if the system scales its
    /// output down.
    public var nativeScale: Double { Double(nativePixels.width) / size.width }
    /// The size of the display in pixels, in portrait.
    public var nativePixels: PixelSize { display.nativePixels }
    public var pixelsPerInch: Int { display.pixelsPerInch }
    /// The radius of the display's corners in points.
    public var cornerRadius: Double { display.cornerRadius }
    public var cutout: Cutout { display.housing.cutout }
    public var hasHomeIndicator: Bool { display.housing.hasHomeIndicator }
    /// The ID of a `<device>` element with this size and scale (Documentation/Canvas.md 2).
    public var interfaceBuilderID: String? { display.interfaceBuilderID }

    /// Whether the device represents only itself, even if another one has the same screen and
    /// behaviors: the first iPad, the only one with iOS 3.2. Decision: snapshots of later iPads
    /// don't get its name, because it ends at iOS 5.1.
    public var isSingle: Bool { identifiers == ["iPad1,1"] }

    /// Returns the newest version of iOS that the device supports, up to `limit`; its first version
    /// if that is later.
    public func iOS(upTo limit: IOSVersion) -> IOSVersion {
        max(firstIOS, min(limit, lastIOS ?? limit))
    }

    /// Returns the properties of the display that a layout depends on (Documentation/Devices.md 2,
    /// Documentation/Metrics.md 1, Documentation/Rotation.md 5).
    public func screen(_ orientation: Orientation, iOS: IOSVersion) -> Screen {
        display.screen(orientation, iOS)
    }
}
