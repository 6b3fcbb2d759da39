import CoreGraphics
import Foundation
import UIKit

/// One page with frames of a film at regular times, from left to right, each with its time.
@MainActor struct FilmStrip {
    /// The maximum number of frames.
    private static let limit = 12
    private static let columns = 6
    /// The width of a frame on the strip, in points.
    private static let width: CGFloat = 200
    private static let gap: CGFloat = 12
    private static let captionHeight: CGFloat = 24

    let list: DisplayList

    init(_ film: Film) {
        let frames = film.frames
        let indices = Self.indices(of: frames)
        let size = frames.first?.size ?? CGSize(width: 1, height: 1)
        let scale = Self.width / max(1, size.width)
        let cell = CGSize(
            width: Self.width, height: (size.height * scale).rounded() + Self.captionHeight)
        var items: [DisplayItem] = []
        for (place, index) in indices.enumerated() {
            let origin = CGPoint(
                x: Self.gap + CGFloat(place % Self.columns) * (cell.width + Self.gap),
                y: Self.gap + CGFloat(place / Self.columns) * (cell.height + Self.gap))
            items += Self.frame(frames[index], at: origin, scale: scale)
            let seconds = Double(index) / Double(film.framesPerSecond)
            items += Self.caption(
                String(format: "%.2f s", seconds),
                in: CGRect(
                    x: origin.x, y: origin.y + cell.height - Self.captionHeight,
                    width: cell.width, height: Self.captionHeight))
        }
        let columns = CGFloat(min(Self.columns, indices.count))
        let rows = CGFloat((indices.count + Self.columns - 1) / Self.columns)
        let page = CGSize(
            width: Self.gap + columns * (cell.width + Self.gap),
            height: Self.gap + rows * (cell.height + Self.gap))
        let background = Path(rect: CGRect(origin: .zero, size: page))
        list = DisplayList(
            size: page,
            items: [.fill(Fill(path: background, paint: .color(RGBA(0.93, 0.93, 0.95))))] + items)
    }

    /// Returns the frames that are shown: the first one, the last one, and others that differ from
    /// the frame before them, at regular distances.
    static func indices(of frames: [DisplayList]) -> [Int] {
        let changes = frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }
        guard changes.count > limit else { return changes }
        return (0..<limit).map { place in
            let share = Double(place * (changes.count - 1)) / Double(limit - 1)
            return changes[Int(saturating: share.rounded())]
        }
    }

    private static func frame(
        _ frame: DisplayList, at origin: CGPoint, scale: CGFloat
    ) -> [DisplayItem] {
        let page = Path(rect: CGRect(origin: .zero, size: frame.size))
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        return [
            .group(Group(transform: transform, clip: Clip(page), items: frame.items))
        ]
    }

    private static func caption(_ text: String, in box: CGRect) -> [DisplayItem] {
        let label = UILabel(frame: box)
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = UIColor(white: 0.25, alpha: 1)
        label.textAlignment = .center
        let context = CGContext(size: CGSize(width: box.maxX, height: box.maxY), scale: 2)
        context.translateBy(x: box.minX, y: box.minY)
        label.layer.render(in: context)
        return context.displayList.items
    }
}
