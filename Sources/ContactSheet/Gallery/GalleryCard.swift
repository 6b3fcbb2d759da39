import ContactSheetPreviews
import CoreGraphics
import Foundation
import UIKit

/// The picture that other sites show with a link to a gallery, with some of its screens side by side
/// (Open Graph, ogp.me).
@MainActor enum GalleryCard {
    /// The size that sites recommend, in pixels.
    private static let size = CGSize(width: 1200, height: 630)
    private static let margin: CGFloat = 56
    /// The height of a screen. Those that are less high in proportion have it, too.
    private static let height: CGFloat = 400
    private static let gap: CGFloat = 32

    /// Returns the drawing of a run: the first screen of each folder of previews, as far as there is
    /// space. Films are omitted.
    static func drawing(
        title: String, detail: String,
        of schedule: [(preview: Preview, configurations: [Configuration])]
    ) -> DisplayList? {
        var screens: [(list: DisplayList, rect: CGRect)] = []
        var x = margin
        var folders: Set<Substring> = []
        for (preview, configurations) in schedule where x < size.width - margin {
            guard let first = configurations.first, preview.filmSettings == nil,
                folders.insert(preview.name.prefix { $0 != "/" }).inserted,
                let list = try? preview.record(first).list
            else { continue }
            let width = list.size.width * height / list.size.height
            screens.append(
                (list, CGRect(x: x, y: size.height - height, width: width, height: height + 40)))
            x += width + gap
        }
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor(white: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            PrintedText(title, size: 56, isBold: true).draw(
                in: CGRect(x: margin, y: 52, width: size.width - 2 * margin, height: 72))
            PrintedText(detail, size: 30, color: .darkGray).draw(
                in: CGRect(x: margin, y: 128, width: size.width - 2 * margin, height: 44))
            for (list, rect) in screens { draw(list, in: rect, context.cgContext) }
        }
        return image.cgImage?.drawing
    }

    /// Draws the upper part of a screen, which the card's bottom edge cuts off.
    private static func draw(_ list: DisplayList, in rect: CGRect, _ context: CGContext) {
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
