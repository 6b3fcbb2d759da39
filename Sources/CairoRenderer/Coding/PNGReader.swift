import CPNG

extension PNGCoder {
    /// Returns the pixels of a PNG file; `nil` if it is invalid, truncated, or exceeds 64
    /// megapixels.
    public static func decode(_ bytes: [UInt8]) -> Bitmap? {
        bytes.withUnsafeBytes(pixels(of:)).map { Bitmap($0.view) }
    }

    static func pixels(of file: UnsafeRawBufferPointer) -> PixelBuffer? {
        UsualPNG(file)?.pixels() ?? pixelsByLibpng(of: file)
    }

    /// Uses libpng's simplified reader, which doesn't leave this function with `longjmp` on errors.
    static func pixelsByLibpng(of file: UnsafeRawBufferPointer) -> PixelBuffer? {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
            return nil
        }
        let isOpaque = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) == 0
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
        let pixels = PixelBuffer(
            width: Int(image.width), height: Int(image.height), isOpaque: isOpaque
        ) { base, stride in
            png_image_finish_read(&image, nil, base, Int32(stride), nil) != 0
        }
        if !isOpaque { pixels?.premultiply() }
        return pixels
    }
}
