public enum CGPathFillRule: Int, Sendable, Hashable {
    case winding, evenOdd
}

public enum CGLineCap: Int32, Sendable, Hashable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable, Hashable {
    case miter, round, bevel
}

public enum CGPathDrawingMode: Int32, Sendable, Hashable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGInterpolationQuality: Int32, Sendable, Hashable {
    case `default`, none, low, high, medium
}

/// A blend mode, with the raw values of Apple's header.
public enum CGBlendMode: Int32, Sendable, Hashable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

/// A strategy for colors outside a gamut. It has no effect, because there is only one gamut.
public enum CGColorRenderingIntent: Int32, Sendable, Hashable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public enum CGImageAlphaInfo: UInt32, Sendable, Hashable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
    case alphaOnly
}

/// The layout of a bitmap's pixels. It has no effect, because a drawing is stored as a list of
/// items.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    public static let byteOrderDefault: CGBitmapInfo = []
}
