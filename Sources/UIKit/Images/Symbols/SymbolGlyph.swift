import Foundation

/// A row of the table: the parts of a symbol, each of which knows what becomes of it in the filled
/// variant.
struct SymbolGlyph {
    enum Role: Character {
        /// The outline: filled in the filled variant.
        case outline = "o"
        /// A line inside, and a spot inside: cut out of the filled variant.
        case innerLine = "i"
        case innerSpot = "d"
        case stroke = "s"
        case fill = "f"
        /// Room around a line, and a hole.
        case clearing = "k"
        case hole = "c"
    }

    var parts: [(role: Role, path: Path)]
    /// Nil where it follows from the ink.
    var size: CGSize?

    /// How many lines wide the room around a line is.
    static let clearing: CGFloat = 2.6

    func drawing(filled: Bool) -> SymbolDrawing {
        let parts = parts.map { part($0.role, $0.path, filled) }
        var drawing = SymbolDrawing(parts: parts, size: size ?? .zero)
        if size == nil {
            let ink = drawing.ink
            drawing.size = CGSize(
                width: ink.width + 2 * SymbolStyle.padding.width,
                height: ink.height + 2 * SymbolStyle.padding.height)
        }
        return drawing
    }

    private func part(_ role: Role, _ path: Path, _ filled: Bool) -> SymbolDrawing.Part {
        switch role {
        case .outline: .init(action: filled ? .fill : .stroke, path: path)
        case .innerLine: .init(action: filled ? .cutStroke : .stroke, path: path)
        case .innerSpot: .init(action: filled ? .cutFill : .fill, path: path, width: 0)
        case .stroke: .init(action: .stroke, path: path)
        case .fill: .init(action: .fill, path: path, width: 0)
        case .clearing: .init(action: .cutStroke, path: path, width: Self.clearing)
        case .hole: .init(action: .cutFill, path: path, width: 0)
        }
    }
}
