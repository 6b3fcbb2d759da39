import CoreGraphics
import Synchronization

/// The pixels of recently painted images, so that an image on many pages is decoded once.
enum ImageCache {
    /// The capacity in bytes of pixels.
    private static let capacity = 96 << 20

    private struct Entry {
        var image: CGImage
        var pixels: PixelBuffer
    }

    /// The entries, with the least recently used first.
    private static let entries = Mutex<[Entry]>([])

    /// Returns the pixels of an image; `nil` if its file is invalid or too large.
    static func pixels(of image: CGImage) -> PixelBuffer? {
        if let known = entries.withLock({ find(image, in: &$0) }) { return known }
        // Outside the lock, so that other threads can paint in the meantime.
        guard let pixels = decode(image) else { return nil }
        entries.withLock { keep(Entry(image: image, pixels: pixels), in: &$0) }
        return pixels
    }

    private static func decode(_ image: CGImage) -> PixelBuffer? {
        guard PixelBuffer.accepts(width: image.width, height: image.height) else { return nil }
        switch image.content {
        case .file(.png, let data): return data.withUnsafeBytes(PNGCoder.pixels(of:))
        case .file(.jpeg, let data): return data.withUnsafeBytes(JPEGReader.pixels(of:))
        // SVG files are painted as drawings.
        case .file(.svg, _): return nil
        case .drawing(let list): return PixelBuffer(painting: list, width: image.width)
        }
    }

    private static func find(_ image: CGImage, in entries: inout [Entry]) -> PixelBuffer? {
        guard let place = entries.firstIndex(where: { $0.image == image }) else { return nil }
        let entry = entries.remove(at: place)
        entries.append(entry)
        return entry.pixels
    }

    private static func keep(_ entry: Entry, in entries: inout [Entry]) {
        _ = find(entry.image, in: &entries)
        if entries.last?.image != entry.image { entries.append(entry) }
        var size = entries.reduce(0) { $0 + $1.pixels.stride * $1.pixels.height }
        while size > capacity, let oldest = entries.first, entries.count > 1 {
            size -= oldest.pixels.stride * oldest.pixels.height
            entries.removeFirst()
        }
    }
}
