import Foundation

/// The visible differences of colors: Delta E of CIE94 with the constants for graphic arts (CIE
/// Publication 116-1995), between colors in CIELAB for the white point D65.
///
/// The first color is the reference, because CIE94 isn't symmetric. Translucent colors are compared
/// on white and on black, and the greater difference counts.
struct ColorDifferences {
    private var known: [UInt64: Double] = [:]

    /// Returns the difference of two premultiplied colors, which consist of alpha, red, green, and
    /// blue, from the highest byte on.
    mutating func difference(_ a: UInt32, _ b: UInt32) -> Double {
        if a == b { return 0 }
        let key = UInt64(a) << 32 | UInt64(b)
        if let value = known[key] { return value }
        let isOpaque = a >> 24 == 255 && b >> 24 == 255
        let backgrounds = isOpaque ? [0.0] : [0, 1]
        let value =
            backgrounds.map { white in
                LabColor(a, onWhite: white).difference(to: LabColor(b, onWhite: white))
            }.max() ?? 0
        // Images have few pairs of colors; noise doesn't fill the memory.
        if known.count < 100_000 { known[key] = value }
        return value
    }
}

/// A color in CIELAB.
struct LabColor {
    let lightness: Double
    let a: Double
    let b: Double

    /// Creates a color from a premultiplied one in sRGB, on a gray from 0 (black) to 1 (white).
    init(_ color: UInt32, onWhite white: Double) {
        let transparent = (1 - Double(color >> 24) / 255) * white
        func linear(_ shift: UInt32) -> Double {
            let value = Double(color >> shift & 255) / 255 + transparent
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        func root(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        // The matrix of sRGB (IEC 61966-2-1), divided by the white point.
        let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    /// Returns Delta E, for which this color is the reference.
    func difference(to other: LabColor) -> Double {
        let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
        let (dL, dC) = (lightness - other.lightness, chroma - otherChroma)
        let (da, db) = (a - other.a, b - other.b)
        let hueSquared = max(0, da * da + db * db - dC * dC)
        let (sC, sH) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        return (dL * dL + dC * dC / (sC * sC) + hueSquared / (sH * sH)).squareRoot()
    }
}
