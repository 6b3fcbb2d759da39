import CoreGraphics

extension DisplayList {
    /// Whether the list guarantees that all pixels are opaque: it begins with an opaque rectangle
    /// over the whole page, and nothing after it blends.
    var isOpaque: Bool { hasOpaqueBackground && !items.contains(where: \.blends) }
}
