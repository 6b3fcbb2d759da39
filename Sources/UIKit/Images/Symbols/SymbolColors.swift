import Foundation

/// The colors of a symbol's layers.
///
/// Apple's documentation describes the modes without values: hierarchical layers have the same color
/// at decreasing opacities, and palettes repeat their last color. The opacities and the colors of
/// multicolor symbols are decisions.
@MainActor struct SymbolColors {
    /// The colors by layer; further layers have the last one.
    private let colors: [UIColor]
    /// Whether glyphs are painted into filled outlines instead of being cut out.
    let paintsGlyphs: Bool

    init(_ name: String, _ palette: UIImage.SymbolConfiguration.Palette?, _ tint: UIColor) {
        switch palette {
        case .hierarchical(let color):
            colors = Self.hierarchy(of: color)
            paintsGlyphs = true
        case .tintHierarchy:
            colors = Self.hierarchy(of: tint)
            paintsGlyphs = true
        case .colors(let palette):
            colors = palette
            paintsGlyphs = true
        case .multicolor:
            let own = Self.multicolor(name)
            colors = own.map { $0 ?? tint }
            paintsGlyphs = !own.isEmpty
        case .monochrome, nil:
            colors = []
            paintsGlyphs = false
        }
        self.tint = tint
    }

    private let tint: UIColor

    private static func hierarchy(of color: UIColor) -> [UIColor] {
        let alpha = color.cgColor.alpha
        return opacities.map { color.withAlphaComponent(alpha * $0) }
    }

    private static let opacities: [CGFloat] = [1, 0.35, 0.2]

    /// Returns the layer whose color the parts of a layer have; all are one without several colors.
    func layer(_ layer: Int) -> Int { min(layer, max(0, colors.count - 1)) }

    func color(of layer: Int) -> UIColor {
        colors.isEmpty ? tint : colors[self.layer(layer)]
    }

    // MARK: Multicolor

    /// Returns the colors of a multicolor symbol, with `nil` for the tint; an empty array for symbols
    /// that have only the tint.
    private static func multicolor(_ name: String) -> [UIColor?] {
        let components = name.split(separator: ".").map(String.init)
        if let badge = components.firstIndex(of: "badge") {
            let sign = components[(badge + 1)...].first { $0 != "fill" } ?? ""
            return [signs[sign] ?? .systemRed, nil]
        }
        if components.last == "fill", let last = components.dropLast().last,
            let first = components.first, let color = signs[first],
            ["circle", "square", "octagon", "triangle", "shield"].contains(last)
        {
            return [.white, color]
        }
        let base = components.filter { $0 != "fill" }.joined(separator: ".")
        return whole[base] ?? []
    }

    /// The colors of signs in badges and filled outlines.
    private static let signs: [String: UIColor] = [
        "plus": .systemGreen, "checkmark": .systemGreen, "minus": .systemRed, "xmark": .systemRed,
        "exclamationmark": .systemYellow, "phone": .systemGreen,
    ]

    private static let whole: [String: [UIColor?]] = [
        "sun.max": [.systemYellow], "sun.min": [.systemYellow], "sunrise": [.systemYellow, nil],
        "sunset": [.systemYellow, nil], "cloud.sun": [nil, .systemYellow],
        "cloud.rain": [nil, .systemCyan], "cloud.bolt": [nil, .systemYellow],
        "cloud.drizzle": [nil, .systemCyan], "cloud.heavyrain": [nil, .systemCyan],
        "cloud.snow": [nil, .systemCyan], "cloud.sun.rain": [nil, .systemYellow, .systemCyan],
        "cloud.bolt.rain": [nil, .systemCyan, .systemYellow],
        "moon.stars": [nil, .systemYellow], "drop": [.systemCyan], "flame": [.systemOrange],
        "leaf": [.systemGreen], "heart": [.systemRed], "star": [.systemYellow],
        "bolt": [.systemYellow], "trash": [.systemRed], "phone": [.systemGreen],
        "phone.down": [.systemRed], "folder": [.systemCyan], "bookmark": [.systemRed],
    ]
}
