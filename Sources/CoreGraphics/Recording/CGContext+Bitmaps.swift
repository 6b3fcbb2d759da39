import Foundation

extension CGContext {
    /// Creates a bitmap's context, whose user space is in pixels with the origin in the bottom left
    /// corner and the y axis pointing up.
    ///
    /// It records like all contexts and can't write to the caller's memory, so the result is `nil`
    /// if `data` isn't `nil`, and also for sizes that no image can have.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let range = 1...CGImage.greatestSide
        guard data == nil, range.contains(width), range.contains(height) else { return nil }
        self.init(size: CGSize(width: width, height: height))
        translateBy(x: 0, y: CGFloat(height))
        scaleBy(x: 1, y: -1)
    }

    /// The width in pixels.
    public var width: Int { pixels(size.width) }
    /// The height in pixels.
    public var height: Int { pixels(size.height) }

    private func pixels(_ length: CGFloat) -> Int {
        let pixels = (length * scale).rounded(.up)
        return pixels >= 0 && pixels <= CGFloat(CGImage.greatestSide) ? Int(saturating: pixels) : 0
    }

    /// Returns an image that keeps the items drawn so far; `nil` if the page has a size that no
    /// image can have.
    public func makeImage() -> CGImage? { CGImage(drawing: displayList, scale: scale) }
}
