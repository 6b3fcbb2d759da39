import Foundation

public enum CGColorSpaceModel: Int32, Sendable, Hashable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// A named color space. Everything is painted in sRGB: Display P3 components are used as sRGB, and
/// gray is distinguished only for `components`.
public final class CGColorSpace: Sendable, Hashable {
    public let name: String?

    private init(named name: String) {
        self.name = name
    }

    /// Creates a color space; `nil` if the name isn't one of those below.
    public convenience init?(name: String) {
        guard Self.known.contains(name) else { return nil }
        self.init(named: name)
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray = "kCGColorSpaceLinearGray"

    private static let grays = [genericGrayGamma2_2, linearGray]
    private static let known = [sRGB, linearSRGB, extendedSRGB, displayP3] + grays

    public var model: CGColorSpaceModel {
        name.map(Self.grays.contains) == true ? .monochrome : .rgb
    }

    /// The number of components, without the alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    static let gray = CGColorSpace(named: genericGrayGamma2_2)
    static let rgb = CGColorSpace(named: sRGB)

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
