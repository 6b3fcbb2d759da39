/// An iPhone, iPod touch or iPad that Apple has sold (Documentation/Devices.md 2).
public struct Device: Sendable, Hashable, Identifiable {
    /// Apple's name.
    public let name: String
    /// The name in file names and on the command line.
    public let slug: String
    /// The year in which it was first sold.
    public let year: Int
    /// The model identifiers, such as "iPhone12,8".
    public let identifiers: [String]
    /// The iOS that it was sold with.
    public let firstIOS: IOSVersion
    /// The last iOS that the device runs; nil while it runs the newest.
    public let lastIOS: IOSVersion?
    /// The name of the configuration for it in swift-snapshot-testing.
    public let viewImageConfig: String?
    /// Which of the values are not sure, and why.
    public let doubts: String?
    let display: Display

    public var id: String { slug }

    /// A row of the table; `identifiers` are parted by spaces.
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
        let words = (display.doubts + doubts).map(\.words)
        self.doubts = words.isEmpty ? nil : words.joined(separator: "; ")
    }
}

extension Device {
    public var idiom: Idiom { display.idiom }
    /// In points, portrait.
    public var size: Size { display.size }
    /// Pixels that UIKit draws per point.
    public var scale: Double { display.scale }
    /// Pixels of the display per point; below `scale` where the system scales its picture down.
    public var nativeScale: Double { Double(nativePixels.width) / size.width }
    /// The pixels of the display, portrait.
    public var nativePixels: PixelSize { display.nativePixels }
    public var pixelsPerInch: Int { display.pixelsPerInch }
    /// The radius of the display's corners in points.
    public var cornerRadius: Double { display.cornerRadius }
    public var cutout: Cutout { display.housing.cutout }
    public var hasHomeIndicator: Bool { display.housing.hasHomeIndicator }
    /// The id of a `<device>` element of this size and scale (Documentation/Canvas.md 2).
    public var interfaceBuilderID: String? { display.interfaceBuilderID }

    /// The newest iOS that the device runs, up to `limit`; its first iOS where that is later.
    public func iOS(upTo limit: IOSVersion) -> IOSVersion {
        max(firstIOS, min(limit, lastIOS ?? limit))
    }

    /// What a layout sees of the display (Documentation/Devices.md 2, Documentation/Metrics.md 1,
    /// Documentation/Rotation.md 5).
    public func screen(_ orientation: Orientation, iOS: IOSVersion) -> Screen {
        display.screen(orientation, iOS)
    }
}
