import Foundation

/// A color in sRGB or gray, components from 0 to 1.
public final class CGColor: Sendable, Hashable {
    /// In sRGB; a gray has it three times.
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

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Each ink takes its share of what the black one leaves.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
        alpha: CGFloat
    ) {
        let rest = 1 - black
        self.init(
            red: (1 - cyan) * rest, green: (1 - magenta) * rest, blue: (1 - yellow) * rest,
            alpha: alpha)
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

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(RGBA(rgba.red, rgba.green, rgba.blue, alpha), colorSpace: colorSpace)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The color's components in another space; gray is the luminance of ITU-R BT.709.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        guard space.model == .monochrome, colorSpace?.model != .monochrome else {
            return CGColor(rgba, colorSpace: space)
        }
        let luminance = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
        return CGColor(RGBA(luminance, luminance, luminance, rgba.alpha), colorSpace: space)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.rgba == b.rgba && a.colorSpace == b.colorSpace
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
