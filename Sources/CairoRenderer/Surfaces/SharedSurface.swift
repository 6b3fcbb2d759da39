import CCairo
import CoreGraphics
import Foundation

/// A Cairo surface of one painter for pixels that several painters share.
final class SharedSurface {
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// Creates a surface that retains the pixels for as long as Cairo retains the surface.
    init?(_ pixels: PixelBuffer) {
        let surface = cairo_image_surface_create_for_data(
            pixels.base.assumingMemoryBound(to: UInt8.self),
            pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        pointer = surface
        (width, height) = (pixels.width, pixels.height)
        let owner = Unmanaged.passRetained(pixels)
        cairo_surface_set_user_data(surface, Self.key, owner.toOpaque()) { owner in
            if let owner { Unmanaged<PixelBuffer>.fromOpaque(owner).release() }
        }
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    func attach(_ image: CGImage) {
        switch image.content {
        case .file(.png, let data): data.withUnsafeBytes { attach($0, type: CAIRO_MIME_TYPE_PNG) }
        case .file(.jpeg, let data): data.withUnsafeBytes { attach($0, type: CAIRO_MIME_TYPE_JPEG) }
        case .file(.svg, _), .drawing: break
        }
    }

    /// Attaches the encoded file, which vector formats can embed unchanged.
    func attach(_ file: UnsafeRawBufferPointer, type: String) {
        guard let copy = malloc(file.count), let source = file.baseAddress else { return }
        memcpy(copy, source, file.count)
        cairo_surface_set_mime_data(
            pointer, type, copy.assumingMemoryBound(to: UInt8.self), UInt(file.count),
            { free($0) }, copy)
    }

    /// The key of user data, which Cairo identifies by its address.
    nonisolated(unsafe) private static let key =
        UnsafePointer(UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1))
}
