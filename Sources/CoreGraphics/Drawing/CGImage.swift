import Foundation

/// An image: a file's encoded bytes, which wait for the painter, or what was drawn into a context.
public final class CGImage: Sendable, Hashable {
    public enum Format: String, Sendable {
        case png, jpeg
        /// Shapes that are painted at whatever size it is given.
        case svg
    }

    public enum Content: Sendable, Hashable {
        /// A PNG, JPEG or SVG file.
        case file(Format, Data)
        /// A page whose size stands for the image's whole width and height.
        case drawing(DisplayList)
    }

    /// In pixels; of an SVG file in points.
    public let width: Int
    /// In pixels; of an SVG file in points.
    public let height: Int
    public let content: Content
    /// How many items painting the image takes, those of images inside it too; 1 for a file.
    public let weight: Int
    /// How many drawings lie inside one another; 0 for a file.
    let nesting: Int
    /// Whether an item that is painted one by one looks at what lies below it.
    let blends: Bool

    /// Reads the header of a PNG, JPEG or SVG file; nil where the bytes are none or have no size.
    public init?(data: Data) {
        guard let header = ImageHeader(data) else { return nil }
        content = .file(header.format, data)
        width = header.width
        height = header.height
        weight = 1
        nesting = 0
        blends = false
    }

    /// The greatest side of a drawn image in pixels, Cairo's limit.
    public static let greatestSide = 32767
    /// Images drawn into images: painting one goes as deep.
    public static let greatestNesting = 32

    /// A drawing at so many pixels a point; nil where a side would not be 1 to 32767 pixels, and
    /// for images drawn into images more than 32 deep.
    public init?(drawing list: DisplayList, scale: CGFloat) {
        let sides = [list.size.width, list.size.height].map { ($0 * scale - 1e-6).rounded(.up) }
        let range = 1...CGFloat(CGImage.greatestSide)
        guard sides.allSatisfy(range.contains) else { return nil }
        let inner = ImageLoad(of: list.items)
        guard inner.nesting < CGImage.greatestNesting else { return nil }
        content = .drawing(list)
        (width, height) = (Int(saturating: sides[0]), Int(saturating: sides[1]))
        weight = inner.weight
        nesting = inner.nesting + 1
        blends = inner.weight <= 20_000 && list.items.contains(where: \.blends)
    }

    /// Whether the drawing has more items than one paints again at each place of the image.
    public var isHeavy: Bool { weight > 20_000 }

    /// The file's format; nil for a drawing.
    public var format: Format? {
        if case .file(let format, _) = content { format } else { nil }
    }

    /// The file's bytes; none for a drawing.
    public var data: Data {
        if case .file(_, let data) = content { data } else { Data() }
    }

    /// What was drawn, where the image isn't a file.
    public var drawing: DisplayList? {
        if case .drawing(let list) = content { list } else { nil }
    }

    public static func == (a: CGImage, b: CGImage) -> Bool {
        a === b
            || (a.width == b.width && a.height == b.height && a.weight == b.weight
                && a.content == b.content)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(weight)
        hasher.combine(width)
        hasher.combine(height)
        if case .file(_, let data) = content { hasher.combine(data.count) }
    }
}

/// What painting items costs; images inside images count each time that they are drawn.
private struct ImageLoad {
    var weight = 1
    var nesting = 0

    init(of items: [DisplayItem]) { add(items) }

    private mutating func add(_ items: [DisplayItem]) {
        for item in items {
            weight = weight.addingReportingOverflow(1).overflow ? .max : weight + 1
            switch item {
            case .image(let placed):
                let (sum, overflow) = weight.addingReportingOverflow(placed.image.weight)
                weight = overflow ? .max : sum
                nesting = max(nesting, placed.image.nesting)
            case .group(let group):
                add(group.items)
                add(group.mask ?? [])
            case .fill, .stroke, .glyphs: break
            }
        }
    }
}
