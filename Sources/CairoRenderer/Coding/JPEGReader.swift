import CTurboJPEG

/// Reads JPEG files with TurboJPEG.
enum JPEGReader {
    /// Returns the pixels of a JPEG file; `nil` if it is invalid or exceeds 64 megapixels.
    static func pixels(of file: UnsafeRawBufferPointer) -> PixelBuffer? {
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        let bytes = file.bindMemory(to: UInt8.self).baseAddress
        let count = UInt(file.count)
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(decoder, bytes, count, &width, &height, &subsampling, &space) == 0
        else { return nil }
        return PixelBuffer(width: Int(width), height: Int(height), isOpaque: true) { base, stride in
            let pixels = base.assumingMemoryBound(to: UInt8.self)
            return tjDecompress2(
                decoder, bytes, count, pixels, width, Int32(stride), height,
                Int32(TJPF_BGRX.rawValue), TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS) == 0
        }
    }
}
