import Foundation

/// How an image with caps fills a rectangle: corners keep their size, sides are stretched or tiled
/// along one axis, the middle along both.
struct NineParts {
    /// A part: the image is drawn in `whole` and clipped to `visible`.
    struct Part {
        var visible: CGRect
        var whole: CGRect
    }

    private(set) var parts: [Part] = []

    /// The maximum number of tiles along an axis; a part that needs more is stretched.
    private static let tileLimit = 256

    init(_ image: ImageAttributes, in rect: CGRect) {
        let size = image.size
        guard size.width > 0, size.height > 0, rect.isFinite else { return }
        let isTiled = image.resizingMode == .tile
        let columns = Self.strips(
            of: size.width, caps: (image.capInsets.left, image.capInsets.right),
            in: rect.minX..<rect.maxX, isTiled: isTiled)
        let rows = Self.strips(
            of: size.height, caps: (image.capInsets.top, image.capInsets.bottom),
            in: rect.minY..<rect.maxY, isTiled: isTiled)
        for row in rows {
            for column in columns { parts.append(Self.part(column, row)) }
        }
    }

    private static func part(_ column: Strip, _ row: Strip) -> Part {
        func rect(_ x: Range<CGFloat>, _ y: Range<CGFloat>) -> CGRect {
            CGRect(
                x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
                height: y.upperBound - y.lowerBound)
        }
        return Part(
            visible: rect(column.visible, row.visible), whole: rect(column.whole, row.whole))
    }

    /// The extent of a part along one axis.
    private struct Strip {
        var visible: Range<CGFloat>
        var whole: Range<CGFloat>

        /// Creates the extent in which the range `source` of the image's `length` is at `target`,
        /// clipped to `visible`.
        init(
            _ source: Range<CGFloat>, of length: CGFloat, on target: Range<CGFloat>,
            cut visible: Range<CGFloat>? = nil
        ) {
            let factor =
                (target.upperBound - target.lowerBound) / (source.upperBound - source.lowerBound)
            let start = target.lowerBound - source.lowerBound * factor
            self.visible = visible ?? target
            whole = start..<start + length * factor
        }
    }

    private static func strips(
        of length: CGFloat, caps: (CGFloat, CGFloat), in target: Range<CGFloat>, isTiled: Bool
    ) -> [Strip] {
        let first = min(max(0, caps.0), length)
        let last = min(max(0, caps.1), length - first)
        let targetLength = target.upperBound - target.lowerBound
        // Caps that don't fit share the length in proportion.
        let fit = first + last > targetLength ? targetLength / (first + last) : 1
        let inner =
            target.lowerBound + first
            * fit..<max(
                target.lowerBound + first * fit, target.upperBound - last * fit)
        var strips: [Strip] = []
        if first > 0 {
            strips.append(Strip(0..<first, of: length, on: target.lowerBound..<inner.lowerBound))
        }
        if inner.upperBound > inner.lowerBound, length - last > first {
            strips += middle(first..<length - last, of: length, on: inner, isTiled: isTiled)
        }
        if last > 0 {
            let end = length - last..<length
            strips.append(Strip(end, of: length, on: inner.upperBound..<target.upperBound))
        }
        return strips
    }

    /// Returns the middle. One point is stretched even if it should be tiled, because the result is
    /// the same.
    private static func middle(
        _ source: Range<CGFloat>, of length: CGFloat, on target: Range<CGFloat>, isTiled: Bool
    ) -> [Strip] {
        let step = source.upperBound - source.lowerBound
        let count = ((target.upperBound - target.lowerBound) / step).rounded(.up)
        guard isTiled, step > 1, count <= CGFloat(tileLimit) else {
            return [Strip(source, of: length, on: target)]
        }
        return (0..<Int(saturating: count)).map { index in
            let start = target.lowerBound + CGFloat(index) * step
            return Strip(
                source, of: length, on: start..<start + step,
                cut: start..<min(start + step, target.upperBound))
        }
    }
}
