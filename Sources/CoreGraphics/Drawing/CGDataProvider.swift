import Foundation

/// The bytes of a file, such as an image's or a font's.
public final class CGDataProvider: Sendable {
    private let bytes: Data
    /// The path of the file, if the data are from one.
    package let path: String?

    /// Creates a provider of data.
    public init?(data: NSData) { (bytes, path) = (data as Data, nil) }

    /// Creates a provider of a file's data, or returns `nil` if it can't be read.
    public init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        (bytes, path) = (data, url.path)
    }

    public init?(filename name: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: name)) else {
            return nil
        }
        (bytes, path) = (data, String(cString: name))
    }

    public var data: NSData? { bytes as NSData }
}

extension CGImage {
    /// Creates an image from the bytes of a PNG file.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data else { return nil }
        self.init(data: data as Data)
        guard format == .png else { return nil }
    }

    /// Creates an image from the bytes of a JPEG file.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data else { return nil }
        self.init(data: data as Data)
        guard format == .jpeg else { return nil }
    }

    /// The bytes of the image's file; `nil` for a drawing. They aren't decoded pixels, unlike on iOS.
    public var dataProvider: CGDataProvider? {
        data.isEmpty ? nil : CGDataProvider(data: data as NSData)
    }
}
