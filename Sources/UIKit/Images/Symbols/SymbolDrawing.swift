import Foundation

/// The parts of a symbol's drawing, in ems. The origin is in the middle, and y increases downward.
struct SymbolDrawing: Sendable, Hashable {
    /// One step of the drawing.
    struct Part: Sendable, Hashable {
        enum Action: Sendable, Hashable {
            case stroke
            /// Fills the inside, with a line along the edge if there is a width.
            case fill
            /// Removes what was painted there before.
            case cutStroke, cutFill

            var isCut: Bool { self == .cutStroke || self == .cutFill }
        }

        var action: Action
        var path: Path
        /// The line width as a multiple of the symbol's own.
        var width: CGFloat = 1
        /// The layer: 0 for the main part, 1 for its surroundings.
        var layer = 0
        /// Whether the cut is the glyph, which palettes paint instead of cutting it out.
        var isGlyph = false
    }

    var parts: [Part]
    /// The size of the image at the regular weight and medium scale.
    var size: CGSize

    /// The bounds of the drawing at the regular weight.
    var ink: CGRect {
        parts.filter { !$0.action.isCut }.reduce(CGRect.null) { $0.union($1.ink) }
    }
}

extension SymbolDrawing.Part {
    var ink: CGRect {
        let hasLine = action == .stroke || action == .cutStroke || action == .fill && width > 0
        let reach = hasLine ? SymbolStyle.lineWidth(.regular) * width / 2 : 0
        return path.boundingBox.insetBy(dx: -reach, dy: -reach)
    }

    func applying(_ transform: CGAffineTransform) -> Self {
        var part = self
        part.path = path.applying(transform)
        return part
    }
}
