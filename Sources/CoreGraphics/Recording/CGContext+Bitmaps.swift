import Foundation

extension CGContext {
    /// A bitmap's context, whose user space starts at the bottom left corner, y up, in pixels.
    ///
    /// It is a recorder like the others, so that it writes into nobody's memory: nil where `data`
    /// is given, and for sizes that no image can have.
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

    /// In pixels.
    public var width: Int { pixels(size.width) }
    /// In pixels.
    public var height: Int { pixels(size.height) }

    private func pixels(_ length: CGFloat) -> Int {
        let pixels = (length * scale).rounded(.up)
        return pixels >= 0 && pixels <= CGFloat(CGImage.greatestSide) ? Int(saturating: pixels) : 0
    }

    /// What has been drawn so far, as an image that keeps its items; nil where the page has a size
    /// that no image can have.
    public func makeImage() -> CGImage? { CGImage(drawing: displayList, scale: scale) }
}
