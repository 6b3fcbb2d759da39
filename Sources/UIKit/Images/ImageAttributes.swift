import Foundation

/// What an image shows.
enum ImageContent: Sendable, Hashable {
    case bitmap(CGImage)
    case symbol(Symbol)
    /// A picture that isn't at hand, by what stands on its box.
    case placeholder(String)
}

/// All that an image is; each `UIImage` holds one and derives others from it.
struct ImageAttributes: Sendable {
    var content: ImageContent
    /// In points, before the orientation turns it; unused for symbols, which measure themselves.
    var storedSize = CGSize.zero
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets: UIEdgeInsets?
    var flipsForRightToLeft = false
    /// The color that the image was given by `withTintColor`.
    var tint: UIColor?
    var configuration: UIImage.Configuration?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var asset: UIImageAsset?

    var symbolConfiguration: UIImage.SymbolConfiguration {
        configuration as? UIImage.SymbolConfiguration ?? .unspecified
    }

    /// Nil for images that are no symbols.
    var symbolMetrics: SymbolMetrics? {
        guard case .symbol(let symbol) = content else { return nil }
        return SymbolMetrics(symbol, symbolConfiguration)
    }

    var isSymbol: Bool { if case .symbol = content { true } else { false } }

    /// In points, turned upright.
    var size: CGSize {
        if isSymbol { return symbolMetrics?.size ?? .zero }
        return orientation.swapsSides
            ? CGSize(width: storedSize.height, height: storedSize.width) : storedSize
    }

    /// Whether an image view paints the tint through the image.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbol && tint == nil
        }
    }
}
