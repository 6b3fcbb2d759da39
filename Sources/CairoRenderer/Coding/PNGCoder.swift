import CPNG

/// Reads and writes PNG files with libpng.
public enum PNGCoder {
    /// Returns a PNG file with 8 bits per component, without alpha if all pixels are opaque.
    public static func encode(_ bitmap: Bitmap) -> [UInt8] {
        bitmap.pixels.withUnsafeBytes { bytes in
            encode(
                PixelView(
                    width: bitmap.width, height: bitmap.height, stride: bitmap.stride,
                    bytes: bytes))
        }
    }

    static func encode(_ view: PixelView) -> [UInt8] {
        encode(view, isOpaque: view.isOpaque)
    }

    static func encode(_ view: PixelView, isOpaque: Bool) -> [UInt8] {
        PNGWriter.write(
            width: view.width, height: view.height,
            color: isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
        ) { png, info in
            png_write_info(png, info)
            png_set_bgr(png)
            if isOpaque {
                // Skips Cairo's fourth byte.
                png_set_filler(png, 0, PNG_FILLER_AFTER)
                for y in 0..<view.height { png_write_row(png, view.row(y).baseAddress) }
            } else {
                writeStraight(view, to: png)
            }
        }
    }

    /// Writes pixels with alpha. PNG's colors aren't premultiplied.
    private static func writeStraight(_ view: PixelView, to png: OpaquePointer?) {
        var line = [UInt8](repeating: 0, count: view.width * 4)
        for y in 0..<view.height {
            let row = view.row(y)
            for x in 0..<view.width {
                let at = x * 4
                let alpha = UInt32(row[at + 3])
                line[at + 3] = row[at + 3]
                for c in at..<at + 3 {
                    let straight = alpha == 0 ? 0 : (UInt32(row[c]) * 255 + alpha / 2) / alpha
                    line[c] = UInt8(min(255, straight))
                }
            }
            png_write_row(png, line)
        }
    }
}

extension PixelView {
    /// Whether all pixels are opaque. Stops at the first row that isn't.
    var isOpaque: Bool {
        for y in 0..<height {
            let words = row(y).bindMemory(to: UInt32.self)
            if words.reduce(UInt32.max, &) >> 24 != 255 { return false }
        }
        return true
    }
}
