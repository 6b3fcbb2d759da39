import Foundation

extension UIButton.Configuration {
    public enum Size: Int, Sendable {
        case medium, small, mini, large
    }

    public enum CornerStyle: Int, Sendable {
        /// `fixed` takes the background's radius as it is, `dynamic` scales it with the text size.
        case fixed = -1
        case dynamic, small, medium, large, capsule
    }

    public enum TitleAlignment: Int, Sendable {
        case automatic, leading, center, trailing
    }

    public enum Indicator: Int, Sendable {
        case automatic, none, popup
    }

    enum Style: Sendable {
        case plain, borderless, gray, bordered, tinted, filled
        case glass, prominentGlass, clearGlass, prominentClearGlass
    }
}

/// The sides of a rectangle, by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Changes a colour of a configuration.
@MainActor public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.3 * red + 0.59 * green + 0.11 * blue, alpha: alpha)
    }
}

/// Changes the attributes of a configuration's text.
@MainActor public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
