import Foundation

extension CGImage {
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .rgb }

    public func copy() -> CGImage? { self }

    /// Returns the part inside a rectangle of pixels, expanded to whole pixels; `nil` if they don't
    /// intersect.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
            return nil
        }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(checked: whole)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let placed = PlacedImage(image: self, rect: whole.offsetBy(dx: -part.minX, dy: -part.minY))
        let list = DisplayList(size: part.size, items: [.image(placed)])
        return CGImage(drawing: list, scale: 1)
    }
}
