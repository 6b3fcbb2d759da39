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

    public func meanColor(of page: DisplayList) -> RGBA? {
        // Some thousand pixels are enough for a mean.
        let scale = min(1, 64 / max(page.size.width, page.size.height, 1))
        return (try? CairoRenderer.bitmap(page, scale: scale))?.meanColor
    }
}

extension Bitmap {
    /// The mean color of the pixels weighted by their alpha, with the mean alpha.
    fileprivate var meanColor: RGBA {
        var sums = [0, 0, 0, 0]
        for y in 0..<height {
            let row = y * stride
            for place in row..<row + 4 * width { sums[(place - row) % 4] += Int(pixels[place]) }
        }
        let alpha = Double(sums[3])
        guard alpha > 0 else { return .clear }
        return RGBA(
            Double(sums[2]) / alpha, Double(sums[1]) / alpha, Double(sums[0]) / alpha,
            alpha / Double(255 * width * height))
    }
}
