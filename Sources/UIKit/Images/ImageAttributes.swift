import ContactSheetDiagnostics
import Foundation

/// The content of an image.
enum ImageContent: Sendable, Hashable {
    case bitmap(CGImage)
    case symbol(Symbol)
    /// An image that isn't available, with the text on its box.
    case placeholder(String)
}

/// The attributes of an image; each `UIImage` has one and derives others from it.
struct ImageAttributes: Sendable {
    var content: ImageContent
    /// The size in points before the orientation is applied; unused for symbols, whose size follows
    /// from their configuration.
    var storedSize = CGSize.zero
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets: UIEdgeInsets?
    /// The baseline that was set, in points from the bottom.
    var baseline: CGFloat?
    var flipsForRightToLeft = false
    /// The color that was set with `withTintColor`.
    var tint: UIColor?
    var configuration: UIImage.Configuration?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var asset: UIImageAsset?

    var symbolConfiguration: UIImage.SymbolConfiguration {
        configuration as? UIImage.SymbolConfiguration ?? .unspecified
    }

    /// The metrics of a symbol, or `nil` for other images.
    var symbolMetrics: SymbolMetrics? {
        guard case .symbol(let symbol) = content else { return nil }
        return SymbolMetrics(symbol, symbolConfiguration)
    }

    var isSymbol: Bool { if case .symbol = content { true } else { false } }

    /// The size in points after the orientation is applied.
    var size: CGSize {
        if isSymbol { return symbolMetrics?.size ?? .zero }
        return orientation.swapsSides
            ? CGSize(width: storedSize.height, height: storedSize.width) : storedSize
    }

    /// Whether an image view draws the image in its tint color.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbol && tint == nil
        }
    }
}

extension UIImage {
    /// A short description that changes with the content: a symbol's or a placeholder's name, or the
    /// kind and a checksum of a file, followed by the size in points.
    package var summary: String {
        let content =
            switch attributes.content {
            case .symbol(let symbol): symbol.name
            case .placeholder(let name): name
            case .bitmap(let image):
                switch image.content {
                case .file(let format, let data):
                    "\(format.rawValue) \(StableHash(words: data).digits)"
                case .drawing: "drawing of \(image.weight) items"
                }
            }
        return "\(content), \(size.width.short) × \(size.height.short)"
    }
}
