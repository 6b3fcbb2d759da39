import Foundation
import Synchronization

/// An image: the encoded bytes of a file, decoded by the painter, or the drawing of a context.
///
/// Drawings stay display lists, so that they are sharp at any size.
public final class CGImage: Sendable, Hashable {
    public enum Format: String, Sendable {
        case png, jpeg
        /// Shapes that are painted at any size.
        case svg
    }

    public enum Content: Sendable, Hashable {
        /// A PNG, JPEG, or SVG file.
        case file(Format, Data)
        /// A page whose size corresponds to the image's whole width and height.
        case drawing(DisplayList)
    }

    /// The width in pixels; of an SVG file, in points.
    public let width: Int
    /// The height in pixels; of an SVG file, in points.
    public let height: Int
    public let content: Content
    /// The number of items to paint for the image, including those of images inside it; 1 for a
    /// file.
    public let weight: Int
    /// The number of levels of drawings inside one another; 0 for a file.
    let nesting: Int
    /// Whether an item of an image that isn't heavy blends with what is below it.
    let blends: Bool
    /// Whether an item of an image that isn't heavy is a backdrop.
    let hasBackdrop: Bool
    /// The digest, or 0 before it is computed.
    private let knownDigest = Atomic<UInt64>(0)

    /// The digest of what is painted of the image. It is computed once, because screens share images.
    var digest: UInt64 {
        let known = knownDigest.load(ordering: .relaxed)
        guard known == 0 else { return known }
        let new = makeDigest()
        knownDigest.store(new, ordering: .relaxed)
        return new
    }

    /// Creates an image from a PNG, JPEG, or SVG file, reading its header; `nil` if the data isn't
    /// such a file or has no size.
    public init?(data: Data) {
        guard let header = ImageHeader(data) else { return nil }
        content = .file(header.format, data)
        width = header.width
        height = header.height
        weight = 1
        nesting = 0
        blends = false
        hasBackdrop = false
    }

    /// The greatest side of a drawn image, in pixels. This is Cairo's limit.
    public static let greatestSide = 32767
    /// The greatest number of levels of images drawn into images, because painting recurses as
    /// deep.
    public static let greatestNesting = 32

    /// Creates an image from a drawing.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Returns: `nil` if a side wouldn't be 1 to 32,767 pixels, or if images are nested in images
    ///   more than 32 levels deep.
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
        let isLight = inner.weight <= CGImage.heavyWeight
        blends = isLight && list.items.contains(where: \.blends)
        hasBackdrop = isLight && list.items.contains(where: \.hasBackdrop)
    }

    /// Whether the drawing has more than 20,000 items. A heavy drawing is painted into a bitmap
    /// once, instead of item by item wherever the image is used. The limit is a decision.
    public var isHeavy: Bool { weight > CGImage.heavyWeight }

    private static let heavyWeight = 20_000

    /// The file's format; `nil` for a drawing.
    public var format: Format? {
        if case .file(let format, _) = content { format } else { nil }
    }

    /// The file's bytes; empty for a drawing.
    public var data: Data {
        if case .file(_, let data) = content { data } else { Data() }
    }

    /// The drawing; `nil` for a file.
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

/// The cost of painting items. Images inside images count each time that they are drawn.
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
            case .fill, .stroke, .glyphs, .backdrop: break
            }
        }
    }
}
