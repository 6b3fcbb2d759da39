import Foundation

/// A gradient: colors by location from 0 to 1.
public final class CGGradient: Sendable {
    public let stops: [GradientStops.Stop]

    /// Creates a gradient; `nil` without colors. Without locations, the colors are equally spaced.
    public init?(
        colorsSpace: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
    ) {
        guard !colors.isEmpty else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        stops = GradientStops.spread(colors.map(\.rgba), at: places)
    }

    /// Creates a gradient from an array of colors; `nil` if it contains others.
    public convenience init?(
        colorsSpace: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
    ) {
        let colors = colors.compactMap { $0 as? CGColor }
        self.init(colorsSpace: colorsSpace, colors: colors, locations: locations)
    }

    /// Creates a gradient from the components of each color in its space, followed by its alpha.
    public convenience init?(
        colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let stride = colorSpace.numberOfComponents + 1
        let colors = (0..<max(0, count)).compactMap {
            CGColor(colorSpace: colorSpace, components: colorComponents + $0 * stride)
        }
        self.init(colorsSpace: colorSpace, colors: colors, locations: locations)
    }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension GradientStops {
    /// Returns the colors at their locations, or equally spaced if there isn't a location for each.
    public static func spread(_ colors: [RGBA], at locations: [CGFloat]?) -> [Stop] {
        let last = max(1, colors.count - 1)
        let locations = locations.flatMap { $0.count == colors.count ? $0 : nil }
        return colors.enumerated().map { index, color in
            Stop(
                location: Double(locations?[index] ?? CGFloat(index) / CGFloat(last)),
                color: color)
        }
    }
}
