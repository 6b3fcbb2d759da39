import CPNG
import CoreGraphics

/// A color with 256 levels of coverage.
struct ColorRamp {
    /// The components, 8 bits each.
    private let red: UInt8
    private let green: UInt8
    private let blue: UInt8
    private let alphas: [UInt8]

    init(_ color: RGBA) {
        func byte(_ part: Double) -> UInt8 {
            UInt8(saturating: (max(0, min(1, part)) * 255).rounded())
        }
        (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
        alphas = (0..<256).map { byte(color.alpha * Double($0) / 255) }
    }

    /// Returns pixels in the color for 8-bit coverage.
    func pixels(of coverage: PixelView) -> PixelBuffer? {
        let rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        let ramp = alphas.map { premultiplied(UInt32($0) << 24 | rgb) }
        return PixelBuffer(width: coverage.width, height: coverage.height, isOpaque: false) {
            base, stride in
            for y in 0..<coverage.height {
                let line = (base + y * stride).assumingMemoryBound(to: UInt32.self)
                let start = y * coverage.stride
                for x in 0..<coverage.width { line[x] = ramp[Int(coverage.bytes[start + x])] }
            }
            return true
        }
    }

    /// Returns a PNG file whose palette is the ramp, with one byte per pixel.
    func file(of coverage: PixelView) -> [UInt8] {
        let palette = [png_color](
            repeating: png_color(red: red, green: green, blue: blue), count: 256)
        return PNGWriter.write(
            width: coverage.width, height: coverage.height, color: PNG_COLOR_TYPE_PALETTE
        ) { png, info in
            png_set_PLTE(png, info, palette, 256)
            png_set_tRNS(png, info, alphas, 256, nil)
            png_write_info(png, info)
            for y in 0..<coverage.height {
                png_write_row(png, coverage.bytes.baseAddress.map { $0 + y * coverage.stride })
            }
        }
    }
}
