/// How far two images of the same screen agree that different renderers painted.
///
/// Their pixels always differ, so this compares what they show: their sizes, the boxes of their lines of text, their
/// shapes, and their colors.
public struct ImageAgreement: Sendable {
    /// What makes two images differ.
    public enum Cause: String, Sendable, CaseIterable {
        case size = "size"
        case lineBreaks = "line breaks"
        case shifts = "shifts"
        case textWidths = "text widths"
        case colors = "colors"
        /// Only the pixels of edges differ: glyphs and anti-aliasing.
        case edges = "edges"
    }

    /// The causes with their amounts: the greatest offset in pixels, the number of lines that only one image has, or
    /// the difference of colors. None if all pixels are equal.
    public private(set) var amounts: [Cause: Int] = [:]
    private let expected: ShownBoxes
    private let actual: ShownBoxes

    /// Compares two images.
    ///
    /// - Parameter scale: The number of pixels per point.
    public init(expected: ImagePixels, actual: ImagePixels, scale: Double) {
        self.expected = ShownBoxes(expected, scale: scale)
        self.actual = ShownBoxes(actual, scale: scale)
        let difference = ImageDifference(expected: expected, actual: actual)
        guard !difference.isSame else { return }
        let (old, new) = (expected.size, actual.size)
        if old != new {
            amounts[.size] = max(abs(old.width - new.width), abs(old.height - new.height))
        }
        compareBoxes()
        if old == new {
            let shown = self.expected.all + self.actual.all
            let color = expected.greatestDifferenceOfAreas(from: actual, outside: shown)
            if color > 8 { amounts[.colors] = color }
        }
        if amounts.isEmpty { amounts[.edges] = difference.boxes(limit: 100).count }
    }

    private mutating func compareBoxes() {
        let lines = abs(expected.lines.count - actual.lines.count)
        if lines > 0 { amounts[.lineBreaks] = lines }
        var offsets = Self.pairs(expected.lines, actual.lines).map { ($0.offset(to: $1), $0, $1) }
        let widths = offsets.map { abs($0.1.width - $0.2.width) }
        offsets += Self.pairs(expected.shapes, actual.shapes).map { ($0.offset(to: $1), $0, $1) }
        // A pixel more or less is the rounding of an edge.
        if let shift = offsets.map(\.0).max(), shift > 1 { amounts[.shifts] = shift }
        if let width = widths.max(), width > 1 { amounts[.textWidths] = width }
    }

    /// Returns pairs of boxes that are nearest to each other. Each box is in one pair at most.
    private static func pairs(
        _ expected: [PixelRect], _ actual: [PixelRect]
    ) -> [(PixelRect, PixelRect)] {
        var rest = actual
        return expected.compactMap { box in
            let near = rest.indices.filter { rest[$0].isSimilar(to: box) }
            guard
                let best = near.min(by: { box.distance(to: rest[$0]) < box.distance(to: rest[$1]) })
            else { return nil }
            return (box, rest.remove(at: best))
        }
    }
}

extension PixelRect {
    /// Whether both have about the same height, and are of about the same length.
    fileprivate func isSimilar(to other: PixelRect) -> Bool {
        2 * abs(height - other.height) <= max(8, min(height, other.height))
            && abs(width - other.width) * 3 <= max(24, max(width, other.width))
    }

    fileprivate func distance(to other: PixelRect) -> Int {
        abs(x - other.x) + 2 * abs(y - other.y)
    }

    /// The distance by which the other box is moved. A box that is only wider isn't moved: one of its sides or its
    /// center is in the same place.
    fileprivate func offset(to other: PixelRect) -> Int {
        let across = min(
            abs(x - other.x), abs(endX - other.endX), abs(x + endX - other.x - other.endX) / 2)
        return max(across, min(abs(y - other.y), abs(endY - other.endY)))
    }
}

extension ImagePixels {
    /// Returns the greatest difference of a channel between the means of two equal areas of 24 × 24 pixels.
    ///
    /// - Parameter boxes: What the images show. Areas with a part of it aren't compared, because they differ if
    ///   it is moved.
    fileprivate func greatestDifferenceOfAreas(
        from other: ImagePixels, outside boxes: [PixelRect]
    ) -> Int {
        let side = 24
        var greatest = 0
        for y in stride(from: 0, to: size.height, by: side) {
            for x in stride(from: 0, to: size.width, by: side) {
                let area = PixelRect(
                    x: x, y: y, width: min(side, size.width - x), height: min(side, size.height - y)
                )
                guard !boxes.contains(where: { $0.intersection(area) != nil }) else { continue }
                let (a, b) = (sums(in: area), other.sums(in: area))
                for channel in 0..<4 {
                    greatest = max(greatest, abs(a[channel] - b[channel]) / area.area)
                }
            }
        }
        return greatest
    }

    private func sums(in area: PixelRect) -> SIMD4<Int> {
        var sum = SIMD4<Int>.zero
        for y in area.y..<area.endY {
            let row = row(y).assumingMemoryBound(to: UInt8.self)
            for x in area.x..<area.endX {
                let pixel = row + 4 * x
                sum &+= SIMD4(Int(pixel[0]), Int(pixel[1]), Int(pixel[2]), Int(pixel[3]))
            }
        }
        return sum
    }
}
