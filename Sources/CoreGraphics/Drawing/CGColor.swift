import Foundation

/// A colour space by name: the recorder paints in sRGB and keeps grey apart only for `components`.
public final class CGColorSpace: Sendable, Hashable {
    public let name: String?

    private init(named name: String) {
        self.name = name
    }

    public convenience init?(name: String) {
        guard [Self.sRGB, Self.genericGrayGamma2_2, Self.displayP3].contains(name) else {
            return nil
        }
        self.init(named: name)
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }

    static let gray = CGColorSpace(named: genericGrayGamma2_2)
    static let rgb = CGColorSpace(named: sRGB)

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// A colour in sRGB or grey, components from 0 to 1.
public final class CGColor: Sendable, Hashable {
    public let rgba: RGBA
    public let colorSpace: CGColorSpace?

    public init(_ rgba: RGBA, colorSpace: CGColorSpace? = CGColorSpaceCreateDeviceRGB()) {
        self.rgba = rgba
        self.colorSpace = colorSpace
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(gray, gray, gray, alpha), colorSpace: .gray)
    }

    /// Takes the space's components and the alpha; nil where there are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(
                RGBA(components[0], components[1], components[2], components[3]),
                colorSpace: space)
        }
    }

    public var alpha: CGFloat { rgba.alpha }

    /// The components of its space, then alpha.
    public var components: [CGFloat]? {
        colorSpace?.numberOfComponents == 1
            ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(RGBA(rgba.red, rgba.green, rgba.blue, alpha), colorSpace: colorSpace)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.rgba == b.rgba && a.colorSpace == b.colorSpace
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

/// Colours by location from 0 to 1.
public final class CGGradient: Sendable {
    public let stops: [GradientStops.Stop]

    /// Without locations the colours lie at equal distances; nil where there is no colour.
    public init?(
        colorsSpace: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
    ) {
        guard !colors.isEmpty else { return nil }
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { index, color in
            GradientStops.Stop(
                location: Double(locations?[index] ?? CGFloat(index) / CGFloat(last)),
                color: color.rgba)
        }
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
