import ContactSheetDiagnostics
import Foundation
import Typesetting

/// The metrics of a symbol next to text: its image's size, baseline, and alignment, in points.
struct SymbolMetrics {
    let size: CGSize
    /// The distance from the image's bottom up to the baseline of the text.
    let baseline: CGFloat
    let alignmentRectInsets: UIEdgeInsets

    /// Creates the metrics. The image is centered at the middle of the capital letters. Its
    /// alignment rectangle is the line of text, with ascent and descent rounded separately, unless the symbol
    /// has insets of its own.
    init(_ symbol: Symbol, _ configuration: UIImage.SymbolConfiguration) {
        let grid = onMainActor { UIScreen.main.grid }
        let font = configuration.font
        let natural = symbol.size(configuration)
        size = CGSize(width: grid.roundUp(natural.width), height: grid.roundUp(natural.height))
        baseline = grid.round((size.height - font.capHeight) / 2)
        let ascent = grid.round(font.ascender)
        let descent = grid.round(-font.descender)
        alignmentRectInsets =
            SymbolAlignment.insets(of: symbol.name, font.pointSize, grid)
            ?? UIEdgeInsets(top: size.height - baseline - ascent, bottom: baseline - descent)
    }
}

/// The insets of symbols whose alignment rectangle isn't the line of text.
private enum SymbolAlignment {
    /// The top and bottom insets at the standard size, in points.
    ///
    /// Source: frames of image views that are pinned to edges, in three public documents with canvases at 2x
    /// (Documentation/Layout.md 2.2).
    private static let table: [String: (top: CGFloat, bottom: CGFloat)] = [
        "hare.fill": (0.5, -0.5), "photo.on.rectangle.angled": (0.5, -0.5), "star.fill": (0.5, 0),
    ]

    static func insets(of name: String, _ pointSize: CGFloat, _ grid: PixelGrid) -> UIEdgeInsets? {
        guard let insets = table[name] else { return nil }
        let scale = pointSize / SymbolStyle.standardPointSize
        return UIEdgeInsets(
            top: grid.round(insets.top * scale), bottom: grid.round(insets.bottom * scale))
    }
}

extension UIImage.SymbolConfiguration {
    /// The font of the text next to the symbol.
    var font: UIFont {
        switch size {
        case .points(let size): .systemFont(ofSize: max(size, 0))
        case .style(let style): .preferredFont(forTextStyle: style)
        case nil: .systemFont(ofSize: SymbolStyle.standardPointSize)
        }
    }

    /// A symbol's em at its scale, in points.
    var em: CGFloat { font.pointSize * SymbolStyle.factor(scale) }

    /// The weight, or that of the text style if it is unspecified.
    var lineWeight: UIImage.SymbolWeight {
        guard weight == .unspecified, case .style = size else { return weight }
        return UIImage.SymbolWeight(font.typeset.weight)
    }
}
