import CPNG

/// Writes PNG files in memory with libpng: images in vector files, and palettes.
enum PNGWriter {
    /// Writes a file. `body` adds chunks, then writes the info, then the rows.
    static func write(
        width: Int, height: Int, color: Int32, body: (OpaquePointer?, OpaquePointer?) -> Void
    ) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(1 << 16)
        withUnsafeMutablePointer(to: &output) { output in
            var png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
            var info = png_create_info_struct(png)
            png_set_write_fn(png, output, append, nil)
            png_set_compression_level(png, 2)
            png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE)
            png_set_IHDR(
                png, info, UInt32(width), UInt32(height), 8, color, PNG_INTERLACE_NONE,
                PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE)
            body(png, info)
            png_write_end(png, nil)
            png_destroy_write_struct(&png, &info)
        }
        return output
    }

    private static let append: png_rw_ptr = { png, bytes, count in
        guard let closure = png_get_io_ptr(png), let bytes else { return }
        closure.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }
}
