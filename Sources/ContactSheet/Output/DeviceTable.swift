import ContactSheetDevices

/// The devices as a table for terminals.
struct DeviceTable {
    let lines: [String]

    init(_ devices: [Device], limit: IOSVersion) {
        let head = [
            "SLUG", "NAME", "YEAR", "POINTS", "SCALE", "SAFE AREA", "LANDSCAPE", "BAR", "CLASSES",
            "IB ID", "IOS", "",
        ]
        let rows = [head] + devices.map { DeviceTable.cells($0, limit: limit) }
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        lines = rows.map { row in
            let padded = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            return padded.joined(separator: "  ").trimmedEnd
        }
    }

    /// Returns the cells of a device. The row ends with `?` if facts about the device are
    /// uncertain; `devices --json` prints which ones.
    private static func cells(_ device: Device, limit: IOSVersion) -> [String] {
        let iOS = device.iOS(upTo: limit)
        let portrait = device.screen(.portrait, iOS: iOS)
        let landscape = device.screen(.landscapeLeft, iOS: iOS)
        return [
            device.slug, device.name, "\(device.year)",
            "\(device.size.width.plain)×\(device.size.height.plain)",
            "\(device.scale.plain)x", portrait.safeArea.text, landscape.safeArea.text,
            "\(portrait.statusBarHeight.plain)/\(landscape.statusBarHeight.plain)",
            portrait.classes + " " + landscape.classes, device.interfaceBuilderID ?? "–",
            "\(device.firstIOS)–\(device.lastIOS?.description ?? "")",
            device.doubts == nil ? "" : "?",
        ]
    }
}

/// A device as JSON. Lengths are in points unless the key mentions pixels.
struct DeviceRow: Codable {
    var slug, name, idiom: String
    var identifiers: [String]
    var year: Int
    var width, height, scale, nativeScale: Double
    var nativePixels: [Int]
    var pixelsPerInch: Int
    var cornerRadius: Double
    var cutout: String
    var hasHomeIndicator: Bool
    var interfaceBuilderID: String?
    var firstIOS: String
    var lastIOS: String?
    /// The iOS version that `portrait` and `landscape` apply to.
    var iOS: String
    var portrait, landscape: ScreenRow
    var doubts: String?

    struct ScreenRow: Codable {
        /// The insets in the order top, left, bottom, right.
        var safeArea: [Double]
        var statusBarHeight: Double
        var horizontalSizeClass, verticalSizeClass: String

        init(_ screen: Screen) {
            let insets = screen.safeArea
            safeArea = [insets.top, insets.left, insets.bottom, insets.right]
            statusBarHeight = screen.statusBarHeight
            horizontalSizeClass = screen.horizontalSizeClass.rawValue
            verticalSizeClass = screen.verticalSizeClass.rawValue
        }
    }

    init(_ device: Device, limit: IOSVersion) {
        let iOS = device.iOS(upTo: limit)
        (slug, name, idiom) = (device.slug, device.name, device.idiom.rawValue)
        (identifiers, year) = (device.identifiers, device.year)
        (width, height) = (device.size.width, device.size.height)
        (scale, nativeScale) = (device.scale, device.nativeScale)
        nativePixels = [device.nativePixels.width, device.nativePixels.height]
        (pixelsPerInch, cornerRadius) = (device.pixelsPerInch, device.cornerRadius)
        (cutout, hasHomeIndicator) = (device.cutout.rawValue, device.hasHomeIndicator)
        interfaceBuilderID = device.interfaceBuilderID
        (firstIOS, lastIOS) = (device.firstIOS.description, device.lastIOS?.description)
        self.iOS = iOS.description
        portrait = ScreenRow(device.screen(.portrait, iOS: iOS))
        landscape = ScreenRow(device.screen(.landscapeLeft, iOS: iOS))
        doubts = device.doubts
    }
}

extension Screen {
    /// The width and height classes, such as `C/R`.
    fileprivate var classes: String {
        func letter(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "C" : "R" }
        return letter(horizontalSizeClass) + "/" + letter(verticalSizeClass)
    }
}

extension Insets {
    fileprivate var text: String {
        [top, left, bottom, right].map(\.plain).joined(separator: " ")
    }
}

extension Double {
    fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension String {
    fileprivate var trimmedEnd: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
