import Foundation
import SystemSymbols

/// A system symbol: a simple drawing, or a rounded square for names without one.
struct Symbol: Sendable, Hashable {
    let name: String
    /// The drawing, or `nil` for names without one.
    let drawing: SymbolDrawing?
    /// The size of the image in ems, regular and medium; for an unknown symbol an estimate.
    private let naturalSize: CGSize

    /// Creates a symbol.
    ///
    /// - Parameter proportions: The image's size in a document, if known.
    init(named name: String, proportions: CGSize? = nil) {
        self.name = name
        drawing = SymbolTable.drawing(named: name)
        naturalSize = drawing?.size ?? Self.guess(proportions)
    }

    private static func guess(_ proportions: CGSize?) -> CGSize {
        let side = SymbolStyle.unknownSide
        guard let proportions, proportions.width > 0, proportions.height > 0 else {
            return CGSize(width: side, height: side)
        }
        let factor = side / max(proportions.width, proportions.height)
        return CGSize(width: proportions.width * factor, height: proportions.height * factor)
    }

    /// Returns the size in points. Heavier lines enlarge it, because they extend further on both
    /// sides.
    func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
        let regular = SymbolStyle.lineWidth(.regular)
        let growth = max(0, 2 * (SymbolStyle.lineWidth(configuration.lineWeight) - regular))
        let em = configuration.em
        return CGSize(
            width: (naturalSize.width + growth) * em, height: (naturalSize.height + growth) * em)
    }

    /// Whether the symbol is mirrored in right-to-left layouts.
    var flipsForRightToLeft: Bool {
        let parts = name.split(separator: ".")
        return parts.contains("forward") || parts.contains("backward") || name == "list.bullet"
            || name == "text.alignleft"
    }
}
