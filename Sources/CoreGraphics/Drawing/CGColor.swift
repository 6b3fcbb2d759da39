import Foundation

/// A color in sRGB or gray with components from 0 to 1.
public final class CGColor: Sendable, Hashable {
    /// The color in sRGB. The three components of a gray are equal.
    public let rgba: RGBA
    public let colorSpace: CGColorSpace?
    /// The image that fills areas instead of the color.
    public let pattern: ColorPattern?

    public init(
        _ rgba: RGBA, colorSpace: CGColorSpace? = CGColorSpaceCreateDeviceRGB(),
        pattern: ColorPattern? = nil
    ) {
        self.rgba = rgba
        self.colorSpace = colorSpace
        self.pattern = pattern
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

    /// Creates a color from CMYK components. Each ink applies to the light that black leaves.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
        alpha: CGFloat
    ) {
        let rest = 1 - black
        self.init(
            red: (1 - cyan) * rest, green: (1 - magenta) * rest, blue: (1 - yellow) * rest,
            alpha: alpha)
    }

    /// Creates a color from the space's components, followed by the alpha.
    ///
    /// - Parameter components: One element more than the space has components.
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

    /// The components in the color's space, followed by the alpha.
    public var components: [CGFloat]? {
        colorSpace?.numberOfComponents == 1
            ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(
            RGBA(rgba.red, rgba.green, rgba.blue, alpha), colorSpace: colorSpace, pattern: pattern)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Returns the color in another space. A gray is the luminance defined by ITU-R BT.709.
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
        a.rgba == b.rgba && a.colorSpace == b.colorSpace && a.pattern == b.pattern
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
