import CoreGraphics
import Foundation

/// Finds the drawing for a name: its own row, or a composition of rows for the name's last
/// components.
package enum SymbolTable {
    /// Returns the drawing, or `nil` if no rule applies to the name.
    package static func drawing(named name: String) -> SymbolDrawing? {
        drawing(name.split(separator: "."), filled: false)
    }

    /// Whether there is no drawing of the name because the icon font is missing.
    package static func needsIconFont(_ name: String) -> Bool {
        let components = name.split(separator: ".")
        return components.indices.contains { end in
            let base = components[...end].joined(separator: ".")
            return SymbolRows.glyph(base[...]) == nil && SymbolRows.all[base[...]] != nil
        }
    }

    /// The names with their own row, in alphabetical order.
    package static var names: [String] { SymbolRows.all.keys.map(String.init).sorted() }

    static func drawing(_ components: [Substring], filled: Bool) -> SymbolDrawing? {
        guard !components.isEmpty else { return nil }
        let name = components.joined(separator: ".")
        if filled, let own = SymbolRows.glyph(name[...] + ".fill") {
            return own.drawing(filled: true)
        }
        if let glyph = SymbolRows.glyph(name[...]) { return glyph.drawing(filled: filled) }
        if let number = SymbolNumber.drawing(name) { return number }
        if let half = SymbolHalf(components) { return half.drawing }
        return modified(components, filled)
            ?? SymbolNames.similar(to: components).flatMap { drawing($0, filled: filled) }
    }

    /// Returns the drawing of a name whose last components modify another symbol.
    private static func modified(_ components: [Substring], _ filled: Bool) -> SymbolDrawing? {
        let base = Array(components.dropLast())
        guard let last = components.last else { return nil }
        if last == "fill" || last == "filled" || last == "inverse" {
            return drawing(base, filled: true)
        }
        if let place = components.firstIndex(where: { $0.hasSuffix("badge") }), place > 0 {
            let badge = SymbolBadge(
                sign: components[(place + 1)...].filter { $0 != "fill" },
                isTriangle: components[place] == "trianglebadge")
            return drawing(Array(components[..<place]), filled: filled || last == "fill")
                .map(badge.drawing)
        }
        if last == "slash" {
            return drawing(base, filled: filled).map(SymbolComposition.withSlash)
        }
        if SymbolComposition.hasInterval(base.last), let number = SymbolNumber.drawing(String(last))
        {
            return drawing(base, filled: filled).map {
                SymbolComposition.interval(number, in: $0)
            }
        }
        guard let (inside, enclosure) = SymbolEnclosure.last(in: components),
            let around = SymbolRows.glyph(enclosure.outline),
            let glyph = drawing(inside, filled: true)
        else { return nil }
        return SymbolComposition.enclose(
            glyph, in: around.drawing(filled: filled), enclosure.bounds, filled: filled)
    }
}

/// Numbers of two digits; single digits have rows.
enum SymbolNumber {
    /// Returns the digits of a number next to each other, or `nil` for other names.
    static func drawing(_ name: String) -> SymbolDrawing? {
        guard name.count <= 3, let number = Int(name), number >= 0 else { return nil }
        let digits = name.compactMap { SymbolRows.glyph("\($0)")?.drawing(filled: false) }
        guard var result = digits.first, digits.count == name.count else { return nil }
        guard digits.count > 1 else { return result }
        let widths = digits.map { $0.ink.width + gap }
        var x = -widths.reduce(0, +) / 2
        result.parts = []
        for (digit, width) in zip(digits, widths) {
            let place = CGAffineTransform(translationX: x + width / 2 - digit.ink.midX, y: 0)
            result.parts += digit.parts.map { $0.applying(place) }
            x += width
        }
        result.size.width += widths.dropFirst().reduce(0, +)
        return result
    }

    /// The distance between digits, in ems.
    private static let gap: CGFloat = 0.1
}

/// An outline with one half filled, or with a smaller filled copy inside, such as
/// `circle.lefthalf.filled` and `square.inset.filled`.
struct SymbolHalf {
    private var outline: SymbolDrawing
    private var filled: SymbolDrawing
    private var kind: Substring

    init?(_ components: [Substring]) {
        guard components.count > 2, components.last == "fill" || components.last == "filled"
        else { return nil }
        var base = components.dropLast()
        kind = base.removeLast()
        if base.last == "inset" { base.removeLast() }
        guard kind == "inset" || Self.emptyHalves[kind] != nil,
            let outline = SymbolTable.drawing(Array(base), filled: false),
            let filled = SymbolTable.drawing(Array(base), filled: true)
        else { return nil }
        self.outline = outline
        self.filled = filled
    }

    /// The half that stays empty, in units of the bounds.
    private static let emptyHalves: [Substring: CGRect] = [
        "lefthalf": CGRect(x: 0.5, y: 0, width: 1, height: 1),
        "leadinghalf": CGRect(x: 0.5, y: 0, width: 1, height: 1),
        "righthalf": CGRect(x: -0.5, y: 0, width: 1, height: 1),
        "trailinghalf": CGRect(x: -0.5, y: 0, width: 1, height: 1),
        "tophalf": CGRect(x: 0, y: 0.5, width: 1, height: 1),
        "bottomhalf": CGRect(x: 0, y: -0.5, width: 1, height: 1),
        "leftthird": CGRect(x: 0.38, y: 0, width: 1, height: 1),
        "leadingthird": CGRect(x: 0.38, y: 0, width: 1, height: 1),
        "rightthird": CGRect(x: -0.38, y: 0, width: 1, height: 1),
        "trailingthird": CGRect(x: -0.38, y: 0, width: 1, height: 1),
        "bottomthird": CGRect(x: 0, y: -0.38, width: 1, height: 1),
        "topthird": CGRect(x: 0, y: 0.38, width: 1, height: 1),
    ]

    var drawing: SymbolDrawing {
        var result = outline
        let ink = outline.ink
        guard let half = Self.emptyHalves[kind] else {
            let scale = CGAffineTransform(scaleX: 0.62, y: 0.62)
            result.parts += filled.parts.map { $0.applying(scale) }
            return result
        }
        let empty = CGRect(
            x: ink.minX + half.minX * ink.width, y: ink.minY + half.minY * ink.height,
            width: ink.width * half.width, height: ink.height * half.height)
        result.parts = filled.parts
        result.parts.append(.init(action: .cutFill, path: Path(rect: empty), width: 0))
        result.parts += outline.parts.filter { !$0.action.isCut }
        return result
    }
}
