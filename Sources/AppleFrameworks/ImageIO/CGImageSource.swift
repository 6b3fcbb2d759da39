@_exported import CoreFoundationStub
@_exported import CoreGraphics
@_exported import Foundation

/// The orientation of an image, in EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// An image file. Animated images have only their first frame.
public final class CGImageSource: Sendable {
    fileprivate let image: CGImage?

    fileprivate init(_ data: Data?) {
        image = data.flatMap { CGImage(data: $0) }
    }
}

public func CGImageSourceCreateWithData(
    _ data: NSData, _ options: NSDictionary?
) -> CGImageSource? { CGImageSource(data as Data) }

public func CGImageSourceCreateWithURL(
    _ url: URL, _ options: NSDictionary?
) -> CGImageSource? { CGImageSource(url.isFileURL ? try? Data(contentsOf: url) : nil) }

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Returns the image at its own size.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
    isrc.image.map {
        [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
    }
}

public func CGImageSourceGetType(_ isrc: CGImageSource) -> NSString? { nil }

public var kCGImageSourceShouldCache: NSString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: NSString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceCreateThumbnailFromImageAlways: NSString {
    "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString {
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
public var kCGImageSourceCreateThumbnailWithTransform: NSString {
    "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceThumbnailMaxPixelSize: NSString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImagePropertyPixelWidth: NSString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: NSString { "PixelHeight" }
public var kCGImagePropertyOrientation: NSString { "Orientation" }
public var kCGImagePropertyGIFDictionary: NSString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: NSString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: NSString { "UnclampedDelayTime" }
public var kCGImagePropertyGIFLoopCount: NSString { "LoopCount" }
public var kCGImagePropertyExifDictionary: NSString { "{Exif}" }
public var kCGImagePropertyGPSDictionary: NSString { "{GPS}" }
public var kCGImagePropertyTIFFDictionary: NSString { "{TIFF}" }
public var kCGImageDestinationLossyCompressionQuality: NSString {
    "kCGImageDestinationLossyCompressionQuality"
}
