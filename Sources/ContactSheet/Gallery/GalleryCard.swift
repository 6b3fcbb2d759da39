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

    /// The number of snapshots of which the card shows those that fit.
    static let limit = 8

    var weight: Double { Double(1 + snapshots.count) }

    /// The size that sites recommend, in pixels.
    private static let size = CGSize(width: 1200, height: 630)
    private static let margin: CGFloat = 56
    /// The height of a screen. All have it.
    private static let height: CGFloat = 400
    private static let gap: CGFloat = 32

    /// Returns a PNG file, or `nil` if nothing can be drawn.
    @MainActor func output(from source: PreviewSource) throws -> Data? {
        try drawing(from: source).map { Data(try $0.paint(.png, scale: 1)) }
    }

    /// Returns the drawing, with as many screens as there is space for.
    @MainActor private func drawing(from source: PreviewSource) throws -> DisplayList? {
        let (size, margin, height) = (Self.size, Self.margin, Self.height)
        var screens: [(recording: Recording, rect: CGRect)] = []
        var x = margin
        for snapshot in snapshots {
            let preview = try source.preview(named: snapshot.preview)
            guard let recording = try? preview.record(snapshot.configuration) else { continue }
            let width = recording.list.size.width * height / recording.list.size.height
            guard x + width <= size.width - margin else { break }
            screens.append((recording, CGRect(x: x, y: 196, width: width, height: height)))
            x += width + Self.gap
        }
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor(white: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            PrintedText(title, size: 56, isBold: true).draw(
                in: CGRect(x: margin, y: 52, width: size.width - 2 * margin, height: 72))
            PrintedText(detail, size: 30, color: .darkGray).draw(
                in: CGRect(x: margin, y: 128, width: size.width - 2 * margin, height: 44))
            for (recording, rect) in screens { Self.draw(recording, in: rect) }
        }
        return image.cgImage?.drawing
    }

    /// Draws a screen with its corners.
    @MainActor private static func draw(_ recording: Recording, in rect: CGRect) {
        let list = recording.list(.rounded)
        if let image = CGImage(drawing: list, scale: 1) { UIImage(cgImage: image).draw(in: rect) }
        let radius =
            list == recording.list ? 0 : recording.configuration.group.devices[0].cornerRadius
        UIColor(white: 0.75, alpha: 1).setStroke()
        let path = UIBezierPath(
            roundedRect: rect, cornerRadius: radius * rect.height / list.size.height)
        path.lineWidth = 2
        path.stroke()
    }
}
