/// The boxes of what an image shows: lines of text, and other shapes.
///
/// Boxes are found by vertical edges, of which text has many in each row. The result doesn't depend on colors or
/// fonts, so lines of the same text that two renderers painted have the same boxes, apart from their widths.
public struct ShownBoxes: Sendable {
    /// The lines of text, from top to bottom and from left to right.
    public private(set) var lines: [PixelRect] = []
    /// Other shapes, such as symbols and images.
    public private(set) var shapes: [PixelRect] = []

    /// All boxes with a margin of two pixels.
    var all: [PixelRect] { (lines + shapes).map { $0.expanded(by: 2) } }

    /// Finds the boxes of an image.
    ///
    /// - Parameter scale: The number of pixels per point.
    public init(_ image: ImagePixels, scale: Double) {
        var search = BoxSearch(scale: scale)
        for y in 0..<image.size.height { search.add(BoxSearch.edges(image, y), at: y) }
        for box in search.boxes.sorted(by: { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }) {
            if box.isText(scale: scale) { lines.append(box.rect) } else { shapes.append(box.rect) }
        }
    }
}

/// Connects edges of neighboring rows to boxes.
private struct BoxSearch {
    /// A part of a box, from the rows so far.
    struct Box {
        var rect: PixelRect
        var edges: Int

        /// Text is 4 to 44 points high, and each of its rows has several edges.
        func isText(scale: Double) -> Bool {
            let height = Double(rect.height) / scale
            return height >= 4 && height <= 44 && Double(edges) >= 2.5 * Double(rect.height)
        }
    }

    /// The greatest distance of edges that belong together, in pixels.
    private let gap: Int
    private let rowGap: Int
    private var open: [Box] = []
    private var closed: [Box] = []

    init(scale: Double) {
        gap = max(4, Int(exactly: (scale * 8).rounded()) ?? 8)
        rowGap = max(1, Int(exactly: (scale * 1.5).rounded()) ?? 1)
    }

    var boxes: [Box] { (closed + open).filter { $0.rect.width > 2 && $0.rect.height > 2 } }

    /// Returns the places in a row at which the brightness changes, or the opacity.
    static func edges(_ image: ImagePixels, _ y: Int) -> [Int] {
        let row = image.row(y).assumingMemoryBound(to: UInt8.self)
        var places: [Int] = []
        var last = level(row, 0)
        for x in 1..<max(1, image.size.width) {
            let next = level(row, x)
            if abs(next - last) > 32 * 8 { places.append(x) }
            last = next
        }
        return places
    }

    private static func level(_ row: UnsafePointer<UInt8>, _ x: Int) -> Int {
        let pixel = row + 4 * x
        // Transparent pixels are white, as on a page.
        return Int(pixel[0]) + 5 * Int(pixel[1]) + 2 * Int(pixel[2]) + 8 * (255 - Int(pixel[3]))
    }

    mutating func add(_ edges: [Int], at y: Int) {
        let done = open.filter { y - $0.rect.endY > rowGap }
        closed += done
        open.removeAll { y - $0.rect.endY > rowGap }
        var start = 0
        while start < edges.count {
            var end = start + 1
            while end < edges.count, edges[end] - edges[end - 1] <= gap { end += 1 }
            let rect = PixelRect(
                x: edges[start], y: y, width: edges[end - 1] - edges[start] + 1, height: 1)
            join(Box(rect: rect, edges: end - start))
            start = end
        }
    }

    private mutating func join(_ run: Box) {
        var box = run
        open.removeAll { other in
            guard other.rect.x <= box.rect.endX + gap, box.rect.x <= other.rect.endX + gap else {
                return false
            }
            box.rect = box.rect.union(other.rect)
            box.edges += other.edges
            return true
        }
        open.append(box)
    }
}
