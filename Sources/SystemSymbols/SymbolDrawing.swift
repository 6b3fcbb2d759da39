import CoreGraphics
import Foundation

/// The parts of a symbol's drawing, in ems. The origin is in the middle, and y increases downward.
package struct SymbolDrawing: Sendable, Hashable {
    /// One step of the drawing.
    package struct Part: Sendable, Hashable {
        package enum Action: Sendable, Hashable {
            case stroke
            /// Fills the inside, with a line along the edge if there is a width.
            case fill
            /// Removes what was painted there before.
            case cutStroke, cutFill

            package var isCut: Bool { self == .cutStroke || self == .cutFill }
        }

        package var action: Action
        package var path: Path
        /// The line width as a multiple of the symbol's own.
        package var width: CGFloat = 1
        /// How much of the difference between a heavier weight and the regular one is added to the
        /// line: only a part of it for details, which would fill the space around them otherwise.
        package var growth: CGFloat = 1
        /// The layer: 0 for the main part, 1 and 2 for what is less important.
        package var layer = 0
        /// Whether the path is the outline of what has the regular weight, so that only the
        /// difference of other weights is added to its edge.
        package var isOutline = false
        /// Whether the cut is the glyph, which palettes paint instead of cutting it out.
        package var isGlyph = false
    }

    package var parts: [Part]
    /// Whether some parts are glyphs of the icon font.
    package var usesIconFont = false
    /// The size of the image at the regular weight and medium scale.
    package var size: CGSize

    /// The width of a symbol's lines at the regular weight.
    package static let lineWidth: CGFloat = 0.088
    /// The padding of the image around the drawing, at each side and at top and bottom: 1.5 and 1
    /// points at 17, as in the description of `play.circle.fill`.
    static let padding = CGSize(width: 0.086, height: 0.056)

    /// The growth of details.
    static let detailGrowth: CGFloat = 0.4

    /// The bounds of the drawing at the regular weight.
    var ink: CGRect {
        parts.filter { !$0.action.isCut }.reduce(CGRect.null) { $0.union($1.ink) }
    }
}

extension SymbolDrawing.Part {
    var ink: CGRect {
        let hasLine = !isOutline && (action == .stroke || action == .cutStroke || width > 0)
        let reach = hasLine ? SymbolDrawing.lineWidth * width / 2 : 0
        return path.boundingBox.insetBy(dx: -reach, dy: -reach)
    }

    /// Returns the part with lines of a width: an outline is wider or narrower by the difference
    /// from the regular width, within the limits that keep the lines of a glyph visible and apart.
    package func weighted(_ line: CGFloat, regular: CGFloat) -> [Self] {
        guard line > 0 else { return [self] }
        var part = self
        guard isOutline else {
            part.width *= (min(line, regular) + max(0, line - regular) * growth) / line
            return [part]
        }
        let difference = min(max(line - regular, -regular / 2), regular)
        part.width = max(0, difference / line)
        guard difference < 0, !action.isCut else { return [part] }
        var edge = Self(action: .cutStroke, path: path, width: -difference / line)
        edge.layer = layer
        return [part, edge]
    }

    package func applying(_ transform: CGAffineTransform) -> Self {
        var part = self
        part.path = path.applying(transform)
        return part
    }
}
