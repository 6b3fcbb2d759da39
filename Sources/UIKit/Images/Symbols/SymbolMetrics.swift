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
    /// alignment rectangle is the line of text, with ascent and descent rounded separately.
    init(_ symbol: Symbol, _ configuration: UIImage.SymbolConfiguration) {
        let grid = onMainActor { UIScreen.main.grid }
        let font = configuration.font
        let natural = symbol.size(configuration)
        size = CGSize(width: grid.roundUp(natural.width), height: grid.roundUp(natural.height))
        baseline = grid.round((size.height - font.capHeight) / 2)
        let ascent = grid.round(font.ascender)
        let descent = grid.round(-font.descender)
        alignmentRectInsets = UIEdgeInsets(
            top: size.height - baseline - ascent, bottom: baseline - descent)
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
