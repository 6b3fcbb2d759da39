import CCairo
import CoreGraphics

/// Decoded pixels as Cairo's ARGB32, shared between threads that only read them.
final class PixelBuffer: @unchecked Sendable {
    /// The most pixels that an image may have: 64 megapixels.
    static let limit = 64 << 20

    let width: Int
    let height: Int
    let stride: Int
    let isOpaque: Bool
    let base: UnsafeMutableRawPointer

    /// Lets `decode` fill `stride × height` bytes; nil where the size is beyond Cairo's or the
    /// limit, or where `decode` says that it failed.
    init?(
        width: Int, height: Int, isOpaque: Bool, decode: (UnsafeMutableRawPointer, Int) -> Bool
    ) {
        guard Self.accepts(width: width, height: height) else { return nil }
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        stride = width * 4
        base = .allocate(byteCount: stride * height, alignment: 16)
        guard decode(base, stride) else { return nil }
    }

    /// A page painted so many pixels wide.
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

    static func accepts(width: Int, height: Int) -> Bool {
        (1...32767).contains(width) && (1...32767).contains(height) && width * height <= limit
    }

    var view: PixelView {
        PixelView(
            width: width, height: height, stride: stride,
            bytes: UnsafeRawBufferPointer(start: base, count: stride * height))
    }

    /// Each pixel's alpha in a byte.
    func withAlphas<Result>(_ body: (PixelView) -> Result) -> Result {
        let alphas = [UInt8](unsafeUninitializedCapacity: width * height) { room, count in
            for place in 0..<width * height {
                room[place] = isOpaque ? 255 : view.bytes[place * 4 + 3]
            }
            count = width * height
        }
        return alphas.withUnsafeBytes {
            body(PixelView(width: width, height: height, stride: width, bytes: $0))
        }
    }

    /// Every pixel as a square of `factor` pixels a side.
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

    /// Turns straight colors into premultiplied ones, before anyone else has the buffer.
    func premultiply() {
        let pixels = UnsafeMutableBufferPointer(
            start: base.assumingMemoryBound(to: UInt32.self), count: width * height)
        for index in pixels.indices where pixels[index] >> 24 != 255 {
            pixels[index] = premultiplied(pixels[index])
        }
    }
}

/// Scales the three colors of `0xAARRGGBB` by its alpha, rounding to the nearest.
func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    var result = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
        result |= (((pixel >> shift & 255) * alpha + 127) / 255) << shift
    }
    return result
}
