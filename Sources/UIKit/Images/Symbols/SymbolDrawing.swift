import Foundation

/// What is painted for a symbol, part by part; in ems, the origin in the middle, y down.
struct SymbolDrawing: Sendable, Hashable {
    /// One step of the painting.
    struct Part: Sendable, Hashable {
        enum Action: Sendable, Hashable {
            case stroke
            /// The inside, with the line along the edge where there is a width.
            case fill
            /// Takes away what was painted there before.
            case cutStroke, cutFill

            var isCut: Bool { self == .cutStroke || self == .cutFill }
        }

        var action: Action
        var path: Path
        /// In parts of the symbol's own line width.
        var width: CGFloat = 1
        /// 0 for the part that carries the meaning, 1 for what lies around it.
        var layer = 0
        /// Whether a cut is the meaning, which palettes paint instead of taking it away.
        var isGlyph = false
    }

    var parts: [Part]
    /// Of the image at the regular weight and medium scale.
    var size: CGSize

    /// The box of the ink at the regular weight.
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
