import ContactSheetPreviews
import CoreGraphics
import Foundation
import UIKit

/// The picture that other sites show with a link to a gallery, with some of its screens side by side
/// (Open Graph, ogp.me).
struct GalleryCard: ProcessRequest {
    let title: String
    let detail: String
    /// The snapshots to choose from, in order.
    let snapshots: [Snapshot]

    struct Snapshot: Codable, Sendable {
        let preview: String
        let configuration: Configuration
    }

    var weight: Double { Double(1 + snapshots.count) }

    /// The size that sites recommend, in pixels.
    private static let size = CGSize(width: 1200, height: 630)
    private static let margin: CGFloat = 56
    /// The height of a screen. Those that are less high in proportion have it, too.
    private static let height: CGFloat = 400
    private static let gap: CGFloat = 32

    /// Returns a PNG file, or `nil` if nothing can be drawn.
    @MainActor func output(from source: PreviewSource) throws -> Data? {
        try drawing(from: source).map { Data(try $0.paint(.png, scale: 1)) }
    }

    /// Returns the drawing, with as many screens as there is space for.
    @MainActor private func drawing(from source: PreviewSource) throws -> DisplayList? {
        let (size, margin, height) = (Self.size, Self.margin, Self.height)
        var screens: [(list: DisplayList, rect: CGRect)] = []
        var x = margin
        for snapshot in snapshots where x < size.width - margin {
            let preview = try source.preview(named: snapshot.preview)
            guard let list = try? preview.record(snapshot.configuration).list else { continue }
            let width = list.size.width * height / list.size.height
            screens.append(
                (list, CGRect(x: x, y: size.height - height, width: width, height: height + 40)))
            x += width + Self.gap
        }
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor(white: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            PrintedText(title, size: 56, isBold: true).draw(
                in: CGRect(x: margin, y: 52, width: size.width - 2 * margin, height: 72))
            PrintedText(detail, size: 30, color: .darkGray).draw(
                in: CGRect(x: margin, y: 128, width: size.width - 2 * margin, height: 44))
            for (list, rect) in screens { Self.draw(list, in: rect, context.cgContext) }
        }
        return image.cgImage?.drawing
    }

    /// Draws the upper part of a screen, which the card's bottom edge cuts off.
    @MainActor private static func draw(_ list: DisplayList, in rect: CGRect, _ context: CGContext)
    {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 24)
        context.saveGState()
        path.addClip()
        UIColor.white.setFill()
        path.fill()
        if let image = CGImage(drawing: list, scale: 1) {
            let height = rect.width * list.size.height / list.size.width
            UIImage(cgImage: image).draw(
                in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
        }
        context.restoreGState()
        UIColor(white: 0.75, alpha: 1).setStroke()
        path.lineWidth = 2
        path.stroke()
    }
}
