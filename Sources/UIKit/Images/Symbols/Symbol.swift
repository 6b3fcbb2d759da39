import Foundation

/// A system symbol by name: a simple drawing of ours, or a box where there is none.
struct Symbol: Sendable, Hashable {
    let name: String
    /// Nil for names that have no drawing.
    let drawing: SymbolDrawing?
    /// Of the image in ems, regular and medium; that of an unknown one is a guess.
    private let naturalSize: CGSize

    /// - Parameter proportions: what a document says of the image's shape, if anything.
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

    /// Heavier lines make the ink larger, on both sides of them and a little more.
    func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
        let regular = SymbolStyle.lineWidth(.regular)
        let growth = max(0, 2 * (SymbolStyle.lineWidth(configuration.lineWeight) - regular))
        let em = configuration.em
        return CGSize(
            width: (naturalSize.width + growth) * em, height: (naturalSize.height + growth) * em)
    }

    /// Whether the name means a direction of reading.
    var flipsForRightToLeft: Bool {
        let parts = name.split(separator: ".")
        return parts.contains("forward") || parts.contains("backward") || name == "list.bullet"
            || name == "text.alignleft"
    }
}
