import CoreGraphics
import Foundation

/// Combines drawings as the last components of a name say.
enum SymbolComposition {
    /// Returns the bounds of a glyph in an outline, in ems, or `nil` if the name isn't one of an
    /// outline. An exclamation mark is low in its triangle.
    static func bounds(inside enclosure: Substring) -> CGRect? {
        switch enclosure {
        case "circle", "square", "app", "diamond", "octagon", "hexagon", "seal":
            CGRect(x: -0.25, y: -0.27, width: 0.5, height: 0.54)
        case "shield": CGRect(x: -0.23, y: -0.27, width: 0.46, height: 0.5)
        case "triangle": CGRect(x: -0.24, y: -0.16, width: 0.48, height: 0.46)
        case "rectangle", "capsule": CGRect(x: -0.34, y: -0.24, width: 0.68, height: 0.48)
        case "bubble", "message": CGRect(x: -0.28, y: -0.31, width: 0.56, height: 0.46)
        case "icloud", "cloud": CGRect(x: -0.24, y: -0.14, width: 0.48, height: 0.4)
        case "doc", "document": CGRect(x: -0.2, y: -0.12, width: 0.4, height: 0.5)
        case "folder": CGRect(x: -0.3, y: -0.04, width: 0.6, height: 0.36)
        case "house": CGRect(x: -0.2, y: -0.12, width: 0.4, height: 0.46)
        case "tv": CGRect(x: -0.3, y: -0.3, width: 0.6, height: 0.5)
        case "display", "desktopcomputer": CGRect(x: -0.3, y: -0.34, width: 0.6, height: 0.42)
        case "iphone", "ipad", "smartphone": CGRect(x: -0.18, y: -0.28, width: 0.36, height: 0.56)
        case "applewatch": CGRect(x: -0.17, y: -0.19, width: 0.34, height: 0.38)
        case "heart": CGRect(x: -0.22, y: -0.24, width: 0.44, height: 0.42)
        case "bookmark": CGRect(x: -0.19, y: -0.32, width: 0.38, height: 0.4)
        case "viewfinder": CGRect(x: -0.28, y: -0.28, width: 0.56, height: 0.56)
        case "magnifyingglass": CGRect(x: -0.26, y: -0.26, width: 0.34, height: 0.34)
        case "batteryblock": CGRect(x: -0.3, y: -0.16, width: 0.6, height: 0.42)
        default: nil
        }
    }

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
        result.parts.append(.init(action: .cutStroke, path: line, width: SymbolGlyph.clearing))
        result.parts.append(.init(action: .stroke, path: line))
        return result
    }

    /// Returns the number in the middle of a circular arrow, such as `gobackward.10`; `nil` for
    /// other drawings.
    static func interval(
        _ number: SymbolDrawing, in around: SymbolDrawing, called name: Substring?
    ) -> SymbolDrawing? {
        guard name == "goforward" || name == "gobackward" else { return nil }
        var result = around
        let factor = min(0.38 / number.ink.width, 0.34 / number.ink.height)
        let place = CGAffineTransform(scaleX: factor, y: factor).concatenating(
            CGAffineTransform(translationX: 0, y: 0.05))
        for part in number.parts {
            var part = part.applying(place)
            part.width *= 0.85
            result.parts.append(part)
        }
        return result
    }

    /// Adds a badge at the bottom right, with clear space around it; a badge without a sign is at
    /// the top right.
    static func badge(_ components: [Substring], on base: SymbolDrawing) -> SymbolDrawing {
        var result = base
        let ink = base.ink
        let center = CGPoint(
            x: ink.maxX - 0.1, y: components.isEmpty ? ink.minY + 0.12 : ink.maxY - 0.12)
        func disc(_ radius: CGFloat) -> Path {
            Path(
                ellipseIn: CGRect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius,
                    height: 2 * radius))
        }
        for index in result.parts.indices { result.parts[index].layer = 1 }
        let radius: CGFloat = components.isEmpty ? 0.17 : 0.23
        result.parts.append(.init(action: .cutFill, path: disc(radius + 0.06), width: 0))
        result.parts.append(.init(action: .fill, path: disc(radius), width: 0))
        let signs = components.indices.reversed().lazy.compactMap {
            SymbolTable.drawing(Array(components[...$0]), filled: true)
        }
        if let sign = signs.first {
            result.usesIconFont = result.usesIconFont || sign.usesIconFont
            let ink = sign.ink
            let factor = 0.26 / max(ink.width, ink.height)
            let place = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
                .concatenating(CGAffineTransform(scaleX: factor, y: factor))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            for part in sign.parts where !part.action.isCut {
                var part = part.applying(place)
                part.action = part.action.inverse
                part.width *= 0.8
                part.layer = 0
                result.parts.append(part)
            }
        }
        result.size.width += 0.12
        result.size.height += 0.06
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
