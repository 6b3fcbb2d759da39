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
    _ data: Data, _ options: [AnyHashable: Any]?
) -> CGImageSource? { CGImageSource(data) }

public func CGImageSourceCreateWithData(
    _ data: NSData, _ options: NSDictionary?
) -> CGImageSource? { CGImageSource(data as Data) }

public func CGImageSourceCreateWithURL(
    _ url: URL, _ options: [AnyHashable: Any]?
) -> CGImageSource? { CGImageSource(url.isFileURL ? try? Data(contentsOf: url) : nil) }

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Returns the image at its own size.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? { index == 0 ? isrc.image : nil }

public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> [String: Any]? {
    isrc.image.map {
        [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
    }
}

public func CGImageSourceGetType(_ isrc: CGImageSource) -> String? { nil }

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways =
    "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyExifDictionary = "{Exif}"
public let kCGImagePropertyGPSDictionary = "{GPS}"
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
