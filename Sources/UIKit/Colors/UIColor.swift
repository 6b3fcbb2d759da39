import Foundation

/// A color, or a closure that provides a color for each trait collection.
public final class UIColor: NSObject, Sendable {
    private let mark = FoundationTypeTag()
    private let provider: @Sendable (UITraitCollection) -> CGColor
    let isDynamic: Bool
    /// The name of a dynamic system color.
    package let systemName: String?
    /// The name in an asset catalog or in a document, or `nil` for other colors.
    package let assetName: String?

    public init(cgColor: CGColor) {
        provider = { _ in cgColor }
        isDynamic = false
        systemName = nil
        assetName = nil
    }

    /// Creates a system color.
    init(
        systemName: String, provider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.provider = { provider($0).color(for: $0) }
        isDynamic = true
        self.systemName = systemName
        assetName = nil
    }

    /// Creates a color of an asset catalog or a document, which has the same components as another.
    package init(_ color: UIColor, assetName: String) {
        provider = color.provider
        isDynamic = color.isDynamic
        systemName = color.systemName
        self.assetName = assetName
    }

    /// Creates a color that calls `dynamicProvider` for every trait collection.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        provider = { dynamicProvider($0).color(for: $0) }
        isDynamic = true
        systemName = nil
        assetName = nil
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from Display P3 components, which are used as sRGB, unlike on iOS.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Creates a color; components outside 0 to 1 are clamped.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    {
        let hsb = HueComponents(hue: hue, saturation: saturation, brightness: brightness)
        let rgb = hsb.rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    private func color(for traits: UITraitCollection) -> CGColor { provider(traits) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(cgColor: provider(traits)) : self
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard isDynamic else { return UIColor(cgColor: cgColor(with: UITraitCollection(), alpha)) }
        return UIColor { traits in UIColor(cgColor: self.cgColor(with: traits, alpha)) }
    }

    private func cgColor(with traits: UITraitCollection, _ alpha: CGFloat) -> CGColor {
        let color = provider(traits)
        return color.copy(alpha: alpha) ?? color
    }

    /// The color without traits, for colors that have been resolved.
    var fixedColor: CGColor { provider(UITraitCollection()) }

    /// The color for the current traits.
    public var cgColor: CGColor { provider(.current) }

    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    public override var description: String { spaceAndComponents }

    /// Returns whether both are fixed colors with the same components, or the same dynamic color.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor, !isDynamic, !other.isDynamic else {
            return object as? UIColor === self
        }
        return fixedColor == other.fixedColor
    }

    public override var hash: Int {
        isDynamic ? ObjectIdentifier(self).hashValue : fixedColor.hashValue
    }
}

// MARK: - Fixed colors

extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
}
