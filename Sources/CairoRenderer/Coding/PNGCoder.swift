import CPNG
import CPNGData
import CPixels
import Foundation

/// Reads and writes PNG files.
public enum PNGCoder {
    /// Returns a PNG file with 8 bits per component, without alpha if all pixels are opaque.
    public static func encode(_ bitmap: Bitmap) -> [UInt8] {
        bitmap.pixels.withUnsafeBytes { bytes in
            let view = PixelView(
                width: bitmap.width, height: bitmap.height, stride: bitmap.stride, bytes: bytes)
            return encode(view, isOpaque: view.isOpaque)
        }
    }

    static func encode(_ view: PixelView, isOpaque: Bool) -> [UInt8] {
        if isOpaque { return file(of: view, color: PNG_COLOR_TYPE_RGB) }
        return view.straight.withUnsafeBytes { bytes in
            file(
                of: PixelView(
                    width: view.width, height: view.height, stride: view.width * 4, bytes: bytes),
                color: PNG_COLOR_TYPE_RGB_ALPHA)
        }
    }

    /// Returns a file with pixels that aren't premultiplied.
    private static func file(of view: PixelView, color: Int32) -> [UInt8] {
        var compressed: UnsafeMutablePointer<UInt8>?
        let count = contactsheet_compress_png_data(
            view.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), view.width, view.height,
            view.stride, color == PNG_COLOR_TYPE_RGB ? 3 : 4, &compressed)
        defer { free(compressed) }
        guard count > 0, let compressed else { fatalError("out of memory") }
        var output = PNGChunk.signature
        output.reserveCapacity(count + 256)
        let size =
            UInt32(clamping: view.width).bigEndianBytes
            + UInt32(clamping: view.height).bigEndianBytes
        PNGChunk("IHDR", size + [8, UInt8(clamping: color), 0, 0, 0]).append(to: &output)
        // A chunk has less than 2³¹ bytes.
        let greatest = 1 << 30
        for start in stride(from: 0, to: count, by: greatest) {
            let part = UnsafeRawBufferPointer(
                start: compressed + start, count: min(greatest, count - start))
            PNGChunk.append("IDAT", part, to: &output)
        }
        PNGChunk("IEND", []).append(to: &output)
        return output
    }

    /// Returns a file that is part of a vector file. libpng writes it, so that references of images
    /// don't change with the compression of pages.
    static func embedded(_ view: PixelView) -> [UInt8] {
        let isOpaque = view.isOpaque
        return PNGWriter.write(
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
                let pixels = view.straight
                for y in 0..<view.height {
                    pixels.withUnsafeBufferPointer {
                        png_write_row(png, $0.baseAddress.map { $0 + y * view.width * 4 })
                    }
                }
            }
        }
    }
}

extension PixelView {
    /// Whether all pixels are opaque. Stops at the first row that isn't.
    var isOpaque: Bool {
        for y in 0..<height {
            let start = row(y).baseAddress?.assumingMemoryBound(to: UInt8.self)
            if !contactsheet_is_opaque(start, width) { return false }
        }
        return true
    }

    /// The pixels as PNG stores them, which aren't premultiplied, without space between the rows.
    fileprivate var straight: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { output, count in
            count = width * height * 4
            guard let start = output.baseAddress else { return }
            for y in 0..<height {
                let source = row(y).baseAddress?.assumingMemoryBound(to: UInt8.self)
                contactsheet_unpremultiply(source, start + y * width * 4, width)
            }
        }
    }
}
