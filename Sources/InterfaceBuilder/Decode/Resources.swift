import Foundation

/// The assets that a document describes: the sizes of images, and named colors.
struct Resources: Sendable {
    /// The sizes of images, in points.
    private(set) var images: [String: CGSize] = [:]
    /// The sizes of SF Symbols. The longer side is the same for all, so only the proportions matter
    /// (Documentation/Canvas.md 5.3).
    private(set) var symbols: [String: CGSize] = [:]
    private(set) var namedColors: [String: Element] = [:]
    private(set) var systemColors: [String: Element] = [:]

    init(_ document: Element) {
        for resource in document.child("resources")?.children ?? [] {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image": add(image: resource, name: name)
            case "namedColor": namedColors[name] = resource.child("color")
            case "systemColor": systemColors[name] = resource.child("color")
            default: break
            }
        }
    }

    private mutating func add(image: Element, name: String) {
        let size = CGSize(width: image.number("width") ?? 0, height: image.number("height") ?? 0)
        if image["catalog"] == "system" {
            symbols[name] = size
        } else {
            images[name] = size
        }
    }
}
