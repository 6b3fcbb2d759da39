import CoreGraphics
import Foundation

/// A row of the table: the parts of a symbol, with their roles in the filled variant.
struct SymbolGlyph {
    enum Role: Character {
        /// The outline, which is filled in the filled variant.
        case outline = "o"
        /// An inner line, and an inner area, which are cut out of the filled variant.
        case innerLine = "i"
        case innerSpot = "d"
        case stroke = "s"
        case fill = "f"
        /// The clear space around a line, and a hole.
        case clearing = "k"
        case hole = "c"
    }

    var parts: [(role: Role, path: Path)]
    /// The size, or `nil` if it follows from the drawing.
    var size: CGSize?

    /// The width of the clear space around a line, as a multiple of the line width.
    static let clearing: CGFloat = 2.6

    func drawing(filled: Bool) -> SymbolDrawing {
        let parts = parts.map { part($0.role, $0.path, filled) }
        var drawing = SymbolDrawing(parts: parts, size: size ?? .zero)
        if size == nil {
            let ink = drawing.ink
            drawing.size = CGSize(
                width: ink.width + 2 * SymbolDrawing.padding.width,
                height: ink.height + 2 * SymbolDrawing.padding.height)
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
