import CairoRenderer
import CoreGraphics

/// Images as rows of letters, one per pixel.
enum PixelString {
    /// Letters for colors in the form `RRGGBBAA`, not premultiplied; other colors are `?`.
    static let legend: [UInt32: Character] = [
        0x0000_0000: "_", 0x0000_00FF: "K", 0xFFFF_FFFF: "W", 0xFF00_00FF: "R",
        0x00FF_00FF: "G", 0x0000_FFFF: "B", 0xFFFF_00FF: "Y",
    ]

    /// Returns the list's pixels at scale 1.
    static func of(_ list: DisplayList) throws -> String {
        let bitmap = try CairoRenderer.bitmap(list, scale: 1)
        let rows = (0..<bitmap.height).map { y in
            String((0..<bitmap.width).map { x in legend[bitmap.color(x, y)] ?? "?" })
        }
        return rows.joined(separator: "\n")
    }

    static func of(_ width: Int, _ height: Int, _ items: DisplayItem...) throws -> String {
        try of(DisplayList(size: CGSize(width: width, height: height), items: items))
    }
}

extension Bitmap {
    /// Returns a pixel in the form `RRGGBBAA`, not premultiplied.
    func color(_ x: Int, _ y: Int) -> UInt32 {
        let at = y * stride + x * 4
        let alpha = UInt32(pixels[at + 3])
        func straight(_ c: Int) -> UInt32 {
            alpha == 0 ? 0 : (UInt32(pixels[at + c]) * 255 + alpha / 2) / alpha
        }
        return straight(2) << 24 | straight(1) << 16 | straight(0) << 8 | alpha
    }
}
