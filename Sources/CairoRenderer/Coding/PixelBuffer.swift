import CCairo
import CPixels
import CoreGraphics
import Foundation

/// Decoded pixels in Cairo's ARGB32 format, shared between threads that only read them.
final class PixelBuffer: @unchecked Sendable {
    /// The greatest number of pixels of an image: 64 megapixels.
    static let limit = 64 << 20

    let width: Int
    let height: Int
    let stride: Int
    let isOpaque: Bool
    let base: UnsafeMutableRawPointer

    /// Creates a buffer of `stride × height` bytes that `decode` fills; `nil` if the size exceeds
    /// Cairo's or the limit, or if `decode` returns `false`.
    init?(
        width: Int, height: Int, isOpaque: Bool, decode: (UnsafeMutableRawPointer, Int) -> Bool
    ) {
        guard Self.accepts(width: width, height: height) else { return nil }
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        stride = width * 4
        base = Self.allocate(stride * height)
        guard decode(base, stride) else { return nil }
    }

    /// Creates a buffer by painting a page with the given width in pixels.
    convenience init?(painting list: DisplayList, width: Int) {
        let scale = Double(width) / list.size.width
        guard let surface = try? ImageSurface(painting: list, scale: scale) else { return nil }
        let bitmap = surface.withPixels(Bitmap.init)
        self.init(width: bitmap.width, height: bitmap.height, isOpaque: false) { base, stride in
            bitmap.pixels.withUnsafeBytes { pixels in
                for y in 0..<bitmap.height {
                    let row = UnsafeRawBufferPointer(
                        rebasing: pixels[y * bitmap.stride..<y * bitmap.stride + stride])
                    UnsafeMutableRawBufferPointer(start: base + y * stride, count: stride)
                        .copyMemory(from: row)
                }
            }
            return true
        }
    }

    deinit {
        base.deallocate()
    }

    /// Returns memory, in huge pages if it is large: a page takes longer to get than to fill.
    private static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        let hugePage = 2 << 20
        guard size >= 2 * hugePage else { return .allocate(byteCount: size, alignment: 16) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: hugePage)
        madvise(memory, size, MADV_HUGEPAGE)
        return memory
    }

    static func accepts(width: Int, height: Int) -> Bool {
        (1...32767).contains(width) && (1...32767).contains(height) && width * height <= limit
    }

    var view: PixelView {
        PixelView(
            width: width, height: height, stride: stride,
            bytes: UnsafeRawBufferPointer(start: base, count: stride * height))
    }

    /// Calls a closure with the alpha of each pixel in one byte.
    func withAlphas<Result>(_ body: (PixelView) -> Result) -> Result {
        let alphas = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for place in 0..<width * height {
                buffer[place] = isOpaque ? 255 : view.bytes[place * 4 + 3]
            }
            count = width * height
        }
        return alphas.withUnsafeBytes {
            body(PixelView(width: width, height: height, stride: width, bytes: $0))
        }
    }

    /// Returns a buffer in which every pixel is a square with sides of `factor` pixels.
    func enlarged(by factor: Int) -> PixelBuffer? {
        PixelBuffer(width: width * factor, height: height * factor, isOpaque: isOpaque) {
            target, targetStride in
            for y in 0..<height * factor {
                let row = (base + y / factor * stride).assumingMemoryBound(to: UInt32.self)
                let line = (target + y * targetStride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width * factor { line[x] = row[x / factor] }
            }
            return true
        }
    }

    /// Converts straight colors to premultiplied ones. Must be called before the buffer is shared.
    func premultiply() {
        contactsheet_premultiply(base.assumingMemoryBound(to: UInt8.self), width * height)
    }
}

/// Multiplies the three colors of `0xAARRGGBB` by its alpha, rounding to the nearest integer.
func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    var result = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
        result |= (((pixel >> shift & 255) * alpha + 127) / 255) << shift
    }
    return result
}
