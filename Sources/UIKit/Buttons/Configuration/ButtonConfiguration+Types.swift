import Foundation

extension UIButton.Configuration {
    public enum Size: Int, Sendable {
        case medium, small, mini, large
    }

    public enum CornerStyle: Int, Sendable {
        /// `fixed` uses the background's radius without changes, and `dynamic` scales it with the
        /// text size.
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

/// A transformation of the attributes of a configuration's text.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
