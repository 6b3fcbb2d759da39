import CoreGraphics
import Foundation

extension CairoRenderer {
    /// Returns an SVG file that shows the frames one after another and repeats endlessly. Equal
    /// lists produce equal bytes.
    ///
    /// The file contains one page with all frames side by side, so that they share glyphs and
    /// images, and moves it with SMIL, which browsers also play in an `img` element.
    ///
    /// - Parameter metadata: The text of a `<metadata>` element after the opening tag, if any.
    public static func animatedSVG(
        _ frames: [DisplayList], framesPerSecond: Int, metadata: String? = nil
    ) throws(RenderError) -> [UInt8] {
        let sheet = FrameSheet(frames)
        let page = String(
            decoding: SVGText.normalized(
                try VectorSurface.svg(of: sheet.list), metadata: metadata), as: UTF8.self)
        guard let start = page.range(of: "<svg "),
            let end = page.range(of: ">", range: start.upperBound..<page.endIndex),
            let close = page.range(of: "</svg>", options: .backwards)
        else { return Array(page.utf8) }
        let (width, height) = (sheet.size.width.short, sheet.size.height.short)
        let attributes = page[start.upperBound..<end.lowerBound]
            .replacing(/(width|height|viewBox)="[^"]*"/, with: "")
            .split(separator: " ").joined(separator: " ")
        let seconds = (Double(frames.count) / Double(max(1, framesPerSecond))).short
        let opening =
            "<svg \(attributes) width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\">"
        let body = page[end.upperBound..<close.lowerBound]
        // The metadata stays the first child.
        let content = body.range(of: "</metadata>")?.upperBound ?? body.startIndex
        let animation = """

            <g>
            <animateTransform attributeName="transform" type="translate" calcMode="discrete" \
            dur="\(seconds)s" repeatCount="indefinite" values="\(sheet.moves)"/>
            """
        let text =
            page[..<start.lowerBound] + opening + body[..<content] + animation + body[content...]
            + "</g>\n</svg>\n"
        return Array(text.utf8)
    }
}

/// One page with the different frames of a film in rows, from left to right.
struct FrameSheet {
    let list: DisplayList
    /// The size of a frame in points.
    let size: CGSize
    /// The movements that show the frames in turn, in SMIL's form.
    let moves: String

    init(_ frames: [DisplayList]) {
        let size = frames.first?.size ?? .zero
        var places: [DisplayList: Int] = [:]
        var items: [DisplayItem] = []
        var order: [Int] = []
        let columns = max(1, Int(saturating: Double(frames.count).squareRoot().rounded(.up)))
        func origin(_ place: Int) -> CGPoint {
            CGPoint(
                x: CGFloat(place % columns) * size.width, y: CGFloat(place / columns) * size.height)
        }
        for frame in frames {
            let place = places[frame] ?? places.count
            if places[frame] == nil {
                places[frame] = place
                let corner = origin(place)
                items.append(
                    .group(
                        Group(
                            transform: CGAffineTransform(translationX: corner.x, y: corner.y),
                            clip: Clip(Path(rect: CGRect(origin: .zero, size: size))),
                            items: frame.items)))
            }
            order.append(place)
        }
        let rows = (places.count + columns - 1) / columns
        self.size = size
        list = DisplayList(
            size: CGSize(
                width: CGFloat(min(columns, max(1, places.count))) * size.width,
                height: CGFloat(max(1, rows)) * size.height),
            items: items)
        moves = order.map { "\((0 - origin($0).x).short),\((0 - origin($0).y).short)" }
            .joined(separator: ";")
    }
}
