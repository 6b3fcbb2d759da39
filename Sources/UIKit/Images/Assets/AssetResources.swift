import Foundation

/// The name of an image in an asset catalog, for which Xcode generates constants.
public struct ImageResource: Hashable, Sendable {
    public let name: String
    public let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a color in an asset catalog, for which Xcode generates constants.
public struct ColorResource: Hashable, Sendable {
    public let name: String
    public let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates the image of an asset catalog, or an empty one if it doesn't exist.
    public convenience init(resource: ImageResource) {
        self.init((UIImage(named: resource.name) ?? UIImage()).attributes)
    }
}

extension UIColor {
    /// Creates the color of an asset catalog, or a clear one if it doesn't exist.
    public convenience init(resource: ColorResource) {
        let color = UIColor(named: resource.name) ?? .clear
        self.init { color.resolvedColor(with: $0) }
    }
}
