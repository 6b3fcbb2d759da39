import Foundation
import Typesetting

/// Where a symbol lies beside text: its image's size, baseline and alignment, in points.
struct SymbolMetrics {
    let size: CGSize
    /// From the image's bottom up to the baseline of text beside it.
    let baseline: CGFloat
    let alignmentRectInsets: UIEdgeInsets

    /// The image is as high above the middle of the capital letters as below, and the rectangle
    /// that layouts align is the line of text around it, its ascent and descent rounded each.
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
    /// The font beside whose text the symbol stands.
    var font: UIFont {
        switch size {
        case .points(let size): .systemFont(ofSize: max(size, 0))
        case .style(let style): .preferredFont(forTextStyle: style)
        case nil: .systemFont(ofSize: SymbolStyle.standardPointSize)
        }
    }

    /// In points: a symbol's em at its scale.
    var em: CGFloat { font.pointSize * SymbolStyle.factor(scale) }

    /// That of the text style where there is no other.
    var lineWeight: UIImage.SymbolWeight {
        guard weight == .unspecified, case .style = size else { return weight }
        return UIImage.SymbolWeight(font.typeset.weight)
    }
}
