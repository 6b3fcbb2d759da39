import CoreGraphics
import Foundation

/// Combines drawings as the last components of a name say.
enum SymbolComposition {
    /// Returns the glyph inside an outline, or cut out of a filled one. Lines that are cut out of
    /// the glyph have the outline's color.
    static func enclose(
        _ glyph: SymbolDrawing, in around: SymbolDrawing, _ bounds: CGRect, filled: Bool
    ) -> SymbolDrawing {
        var result = around
        result.usesIconFont = around.usesIconFont || glyph.usesIconFont
        for index in result.parts.indices { result.parts[index].layer = 1 }
        // Only outlines without lines inside are solid: a viewfinder and a lens are not.
        let isSolid = filled && around.parts.contains { $0.action == .fill }
        let ink = glyph.ink
        let factor = min(bounds.width / ink.width, bounds.height / ink.height, 0.75)
        let place = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        for part in glyph.parts {
            var part = part.applying(place)
            part.width *= 0.92
            part.growth = SymbolDrawing.detailGrowth
            part.layer = 0
            if isSolid {
                part.isGlyph = !part.action.isCut
                part.layer = part.action.isCut ? 1 : 0
                part.action = part.action.inverse
            }
            result.parts.append(part)
        }
        return result
    }

    static func withSlash(_ base: SymbolDrawing) -> SymbolDrawing {
        var result = base
        let ink = base.ink
        let reach = max(0.4, min(ink.width, ink.height) / 2)
        var line = Path()
        line.move(to: CGPoint(x: -reach, y: -reach))
        line.addLine(to: CGPoint(x: reach, y: reach))
        for index in result.parts.indices { result.parts[index].layer = 1 }
        result.parts.append(
            .init(
                action: .cutStroke, path: line, width: SymbolGlyph.clearing,
                growth: SymbolDrawing.detailGrowth))
        result.parts.append(.init(action: .stroke, path: line))
        return result
    }

    /// Returns whether a number after the name is in the middle of its circular arrow.
    static func hasInterval(_ name: Substring?) -> Bool {
        name == "goforward" || name == "gobackward"
    }

    /// Returns the number in the middle of a circular arrow, such as `gobackward.10`.
    static func interval(_ number: SymbolDrawing, in around: SymbolDrawing) -> SymbolDrawing {
        var result = around
        let factor = min(0.38 / number.ink.width, 0.34 / number.ink.height)
        let place = CGAffineTransform(scaleX: factor, y: factor).concatenating(
            CGAffineTransform(translationX: 0, y: 0.05))
        for part in number.parts {
            var part = part.applying(place)
            part.width *= 0.85
            part.growth = SymbolDrawing.detailGrowth
            result.parts.append(part)
        }
        return result
    }
}

extension SymbolDrawing.Part.Action {
    /// The action that paints what this one cuts out, or the other way around.
    var inverse: Self {
        switch self {
        case .stroke: .cutStroke
        case .fill: .cutFill
        case .cutStroke: .stroke
        case .cutFill: .fill
        }
    }
}
