import CoreGraphics
import Foundation

/// A writer for `ImageFiles.use(_:)` that writes images as files by painting them.
public struct CairoImageWriter: ImageFileWriter {
    public init() {}

    public func file(of image: CGImage, as format: CGImage.Format, quality: Double) -> Data? {
        let size = CGSize(width: image.width, height: image.height)
        let placed = PlacedImage(image: image, rect: CGRect(origin: .zero, size: size))
        let page = DisplayList(size: size, items: [.image(placed)])
        switch format {
        case .png: return try? Data(CairoRenderer.png(page, scale: 1))
        case .jpeg:
            guard let bitmap = try? CairoRenderer.bitmap(page, scale: 1) else { return nil }
            return JPEGWriter.encode(bitmap, quality: quality)
        case .svg: return (try? CairoRenderer.svg(page)).map { Data($0) }
        }
    }

    public func pdf(of pages: [DisplayList]) -> Data? {
        var rest = pages[...]
        return (try? CairoRenderer.pdf(pages: { rest.popFirst() })).map { Data($0) }
    }
}
