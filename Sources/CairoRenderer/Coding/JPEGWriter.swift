import CTurboJPEG
import CoreGraphics
import Foundation

/// Writes JPEG files with TurboJPEG.
enum JPEGWriter {
    /// Returns a JPEG file; `nil` if TurboJPEG fails. Translucent pixels are composited over black.
    ///
    /// - Parameter quality: The quality from 0 to 1.
    static func encode(_ bitmap: Bitmap, quality: Double) -> Data? {
        guard let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        var file: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        // Premultiplied colors equal the colors over black.
        let status = tjCompress2(
            encoder, bitmap.pixels, Int32(bitmap.width), Int32(bitmap.stride),
            Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &file, &count,
            Int32(TJSAMP_420.rawValue), percent(quality), 0)
        defer { tjFree(file) }
        guard status == 0, let file else { return nil }
        return Data(bytes: file, count: Int(count))
    }

    /// Returns the quality from 1 to 100, as used by TurboJPEG.
    private static func percent(_ quality: Double) -> Int32 {
        quality.isNaN ? 75 : Int32(saturating: (max(0.01, min(1, quality)) * 100).rounded())
    }
}
