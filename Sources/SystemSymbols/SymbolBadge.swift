import CoreGraphics

/// The badge at a corner of a symbol, such as the plus sign in `folder.badge.plus`.
struct SymbolBadge {
    /// The components after the badge, which name its sign.
    var sign: [Substring]
    /// Whether the badge is a triangle, as in `trianglebadge`.
    var isTriangle: Bool

    /// Adds the badge at the bottom right, with clear space around it; a badge without a sign is at
    /// the top right. A sign that is a shape itself, such as a clock, is the badge; others are cut
    /// out of a disc.
    func drawing(on base: SymbolDrawing) -> SymbolDrawing {
        var result = base
        let ink = base.ink
        let center = CGPoint(
            x: ink.maxX - 0.1, y: sign.isEmpty ? ink.minY + 0.12 : ink.maxY - 0.12)
        for index in result.parts.indices { result.parts[index].layer = 1 }
        let drawing = signDrawing
        result.usesIconFont = base.usesIconFont || drawing?.usesIconFont == true
        if let drawing, isShape {
            result.parts.append(Self.disc(0.28, at: center, .cutFill))
            result.parts += Self.fitted(drawing, 0.46, at: center, width: 0.7)
        } else {
            let radius: CGFloat = sign.isEmpty ? 0.17 : 0.23
            result.parts += outline(radius, at: center)
            if let drawing {
                let place = CGPoint(x: center.x, y: center.y + (isTriangle ? 0.05 : 0))
                result.parts += Self.fitted(
                    drawing, isTriangle ? 0.22 : 0.26, at: place, width: 0.8
                ).filter { !$0.action.isCut }.map { part in
                    var part = part
                    part.action = part.action.inverse
                    return part
                }
            }
        }
        result.size.width += 0.12
        result.size.height += 0.06
        return result
    }

    /// The drawing of the sign, which is the longest known start of the components.
    private var signDrawing: SymbolDrawing? {
        sign.indices.reversed().lazy.compactMap {
            SymbolTable.drawing(Array(sign[...$0]), filled: true)
        }.first
    }

    private var isShape: Bool { sign.first.map { Self.shapes.contains($0) } ?? false }

    private static let shapes: Set<Substring> = [
        "clock", "gear", "gearshape", "heart", "key", "lock", "shield", "snowflake", "sparkles",
    ]

    /// Returns the clear space and the badge that the sign is cut out of.
    private func outline(_ radius: CGFloat, at center: CGPoint) -> [SymbolDrawing.Part] {
        guard isTriangle, let triangle = SymbolRows.glyph("triangle")?.drawing(filled: true) else {
            return [
                Self.disc(radius + 0.06, at: center, .cutFill),
                Self.disc(radius, at: center, .fill),
            ]
        }
        let space = Self.fitted(triangle, 2.7 * radius, at: center, width: 0.8).map { part in
            var part = part
            part.action = .cutFill
            return part
        }
        return space + Self.fitted(triangle, 2 * radius, at: center, width: 0.8)
    }

    private static func disc(
        _ radius: CGFloat, at center: CGPoint, _ action: SymbolDrawing.Part.Action
    ) -> SymbolDrawing.Part {
        let rect = CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return .init(action: action, path: Path(ellipseIn: rect), width: 0)
    }

    /// Returns the parts of a drawing in the main layer, with its larger side scaled to a length.
    private static func fitted(
        _ drawing: SymbolDrawing, _ side: CGFloat, at center: CGPoint, width: CGFloat
    ) -> [SymbolDrawing.Part] {
        let ink = drawing.ink
        let factor = side / max(ink.width, ink.height)
        let place = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return drawing.parts.map { part in
            var part = part.applying(place)
            part.width *= width
            part.growth = SymbolDrawing.detailGrowth
            part.layer = 0
            return part
        }
    }
}
