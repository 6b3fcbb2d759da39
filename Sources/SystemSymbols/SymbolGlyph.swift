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
        /// A line that is close to others and grows less in heavier weights.
        case detail = "t"
        case fill = "f"
        /// The clear space around a line, and a hole.
        case clearing = "k"
        case hole = "c"
        /// A glyph of the icon font, and one whose edge is drawn unless the symbol is filled.
        case icon = "g"
        case hollowIcon = "h"

        var isIcon: Bool { self == .icon || self == .hollowIcon }
    }

    struct Part {
        var role: Role
        var path: Path
        /// The path in the filled variant, if it is another one.
        var filledPath: Path?
        var layer = 0
    }

    var parts: [Part]
    /// The size, or `nil` if it follows from the drawing.
    var size: CGSize?

    /// The width of the clear space around a line, as a multiple of the line width.
    static let clearing: CGFloat = 2.6

    func drawing(filled: Bool) -> SymbolDrawing {
        var drawing = SymbolDrawing(parts: parts.map { $0.drawn(filled) }, size: size ?? .zero)
        drawing.usesIconFont = parts.contains { $0.role.isIcon }
        if size == nil {
            let ink = drawing.ink
            drawing.size = CGSize(
                width: ink.width + 2 * SymbolDrawing.padding.width,
                height: ink.height + 2 * SymbolDrawing.padding.height)
        }
        return drawing
    }
}

extension SymbolGlyph.Part {
    fileprivate func drawn(_ filled: Bool) -> SymbolDrawing.Part {
        var part: SymbolDrawing.Part =
            switch role {
            case .outline: .init(action: filled ? .fill : .stroke, path: path)
            case .innerLine: .init(action: filled ? .cutStroke : .stroke, path: path)
            case .innerSpot: .init(action: filled ? .cutFill : .fill, path: path, width: 0)
            case .stroke, .detail: .init(action: .stroke, path: path)
            case .fill: .init(action: .fill, path: path, width: 0)
            case .clearing: .init(action: .cutStroke, path: path, width: SymbolGlyph.clearing)
            case .hole: .init(action: .cutFill, path: path, width: 0)
            case .icon: .init(action: .fill, path: filled ? filledPath ?? path : path)
            case .hollowIcon: .init(action: filled ? .fill : .stroke, path: path)
            }
        part.layer = layer
        if [.innerLine, .detail, .clearing].contains(role) {
            part.growth = SymbolDrawing.detailGrowth
        }
        part.isOutline = role.isIcon && part.action == .fill
        return part
    }

    func applying(_ transform: CGAffineTransform) -> Self {
        var part = self
        part.path = path.applying(transform)
        part.filledPath = filledPath?.applying(transform)
        return part
    }
}
