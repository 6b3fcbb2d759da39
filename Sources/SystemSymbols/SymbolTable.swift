import CoreGraphics
import Foundation

/// Finds the drawing for a name: its own row, or a composition of rows for the name's last
/// components.
package enum SymbolTable {
    /// Returns the drawing, or `nil` if no rule applies to the name.
    package static func drawing(named name: String) -> SymbolDrawing? {
        drawing(name.split(separator: "."), filled: false)
    }

    /// The names with their own row, in alphabetical order.
    package static var names: [String] { SymbolRows.all.keys.map(String.init).sorted() }

    private static func drawing(_ components: [Substring], filled: Bool) -> SymbolDrawing? {
        guard let last = components.last else { return nil }
        let name = components.joined(separator: ".")
        if filled, let own = SymbolRows.glyph(name[...] + ".fill") {
            return own.drawing(filled: true)
        }
        if let glyph = SymbolRows.glyph(name[...]) { return glyph.drawing(filled: filled) }
        let base = Array(components.dropLast())
        if last == "fill" || last == "filled" { return drawing(base, filled: true) }
        if let place = components.firstIndex(of: "badge"), place > 0 {
            let badge = Array(components[(place + 1)...].filter { $0 != "fill" })
            return drawing(Array(components[..<place]), filled: filled || last == "fill")
                .map { with(badge: badge, $0) }
        }
        if last == "slash" { return drawing(base, filled: filled).map(withSlash) }
        guard enclosures.contains(last), let around = SymbolRows.glyph(last),
            let glyph = drawing(base, filled: true)
        else { return nil }
        return enclose(glyph, in: around, called: last, filled: filled)
    }

    private static let enclosures: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "diamond", "app", "capsule", "octagon",
        "hexagon", "shield", "seal", "bubble",
    ]

    // MARK: Composing

    /// Returns the glyph inside an outline, or cut out of a filled one.
    private static func enclose(
        _ glyph: SymbolDrawing, in around: SymbolGlyph, called name: Substring, filled: Bool
    ) -> SymbolDrawing {
        var result = around.drawing(filled: filled)
        for index in result.parts.indices { result.parts[index].layer = 1 }
        let glyphBounds = glyphBounds(inside: name)
        let ink = glyph.ink
        let factor = min(glyphBounds.width / ink.width, glyphBounds.height / ink.height, 0.75)
        let place = CGAffineTransform(scaleX: factor, y: factor).concatenating(
            CGAffineTransform(translationX: glyphBounds.midX, y: glyphBounds.midY))
        for part in glyph.parts where !filled || !part.action.isCut {
            var part = part.applying(place)
            part.width *= 0.92
            if filled {
                part.action = part.action == .stroke ? .cutStroke : .cutFill
                part.isGlyph = true
            }
            result.parts.append(part)
        }
        return result
    }

    /// Returns the bounds of a glyph in an outline; an exclamation mark is low in its triangle.
    private static func glyphBounds(inside enclosure: Substring) -> CGRect {
        switch enclosure {
        case "triangle": CGRect(x: -0.24, y: -0.16, width: 0.48, height: 0.46)
        case "rectangle", "capsule": CGRect(x: -0.34, y: -0.24, width: 0.68, height: 0.48)
        case "bubble": CGRect(x: -0.28, y: -0.31, width: 0.56, height: 0.46)
        default: CGRect(x: -0.25, y: -0.27, width: 0.5, height: 0.54)
        }
    }

    private static func withSlash(_ base: SymbolDrawing) -> SymbolDrawing {
        var result = base
        let ink = base.ink
        let reach = max(0.4, min(ink.width, ink.height) / 2)
        var line = Path()
        line.move(to: CGPoint(x: -reach, y: -reach))
        line.addLine(to: CGPoint(x: reach, y: reach))
        result.parts.append(.init(action: .cutStroke, path: line, width: SymbolGlyph.clearing))
        result.parts.append(.init(action: .stroke, path: line))
        return result
    }

    /// Adds a badge at the bottom right, with clear space around it.
    private static func with(badge components: [Substring], _ base: SymbolDrawing) -> SymbolDrawing
    {
        var result = base
        let center = CGPoint(x: base.ink.maxX - 0.1, y: base.ink.maxY - 0.12)
        func disc(_ radius: CGFloat) -> Path {
            Path(
                ellipseIn: CGRect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius,
                    height: 2 * radius))
        }
        for index in result.parts.indices { result.parts[index].layer = 1 }
        result.parts.append(.init(action: .cutFill, path: disc(0.29), width: 0))
        result.parts.append(.init(action: .fill, path: disc(0.23), width: 0))
        if let sign = drawing(components, filled: true) {
            let ink = sign.ink
            let factor = 0.26 / max(ink.width, ink.height)
            let place = CGAffineTransform(scaleX: factor, y: factor).concatenating(
                CGAffineTransform(translationX: center.x, y: center.y))
            for part in sign.parts where !part.action.isCut {
                var part = part.applying(place)
                part.action = part.action == .stroke ? .cutStroke : .cutFill
                part.width *= 0.8
                result.parts.append(part)
            }
        }
        result.size.width += 0.12
        result.size.height += 0.06
        return result
    }
}
