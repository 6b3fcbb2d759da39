import CoreGraphics
import Foundation

/// The items of a layer in perspective, as strips at equal distance from the viewer.
///
/// Painters know affine transforms only. On a line of points at equal distance, a projection is affine, so
/// each strip of one or two points is painted with a transform of its own. Its edges are exact; the error inside
/// is the change of scale on half a strip. If the strips are horizontal or vertical on the page, their edges are
/// on whole pixels. Otherwise, they overlap, so that no background is visible between them.
struct PerspectiveStrips {
    /// The maximum number of strips of a layer.
    private static let limit: CGFloat = 240
    /// The nearest distance that is painted; what is nearer to the viewer, or behind, is left out.
    private static let nearest: CGFloat = 0.02

    private let projection: PlaneProjection
    private let items: [DisplayItem]
    /// The size of a pixel, in points.
    private let pixel: CGFloat
    /// The extent of the items along the gradient and across it, in the layer's space.
    private let along: ClosedRange<CGFloat>
    private let across: ClosedRange<CGFloat>
    private let gradient: CGVector
    private let side: CGVector

    /// - Parameters:
    ///   - projection: The map from the items' space to the page.
    ///   - box: A rectangle that contains the items, in their space.
    init?(_ projection: PlaneProjection, _ items: [DisplayItem], box: CGRect, scale: CGFloat) {
        self.projection = projection
        self.items = items
        pixel = 1 / max(scale, 1)
        let gradient = projection.gradient
        let side = CGVector(dx: -gradient.dy, dy: gradient.dx)
        (self.gradient, self.side) = (gradient, side)
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
        ]
        let places = corners.map { $0.x * gradient.dx + $0.y * gradient.dy }
        let sides = corners.map { $0.x * side.dx + $0.y * side.dy }
        guard let first = places.min(), let last = places.max(), let left = sides.min(),
            let right = sides.max(), last > first, right > left
        else { return nil }
        // The distance grows along the gradient.
        let slope = projection.depth(at: .zero + gradient) - projection.depth(at: .zero)
        let front = (Self.nearest - projection.depth(at: .zero)) / slope
        guard last > front else { return nil }
        along = max(first, front)...last
        across = left...right
    }

    /// The groups to paint, in the page's space; none if the plane is seen from its edge.
    var groups: [DisplayItem] {
        let direction = projection.linear(side)
        let length = hypot(direction.dx, direction.dy)
        guard length > 1e-9 else { return [] }
        let normal = CGVector(dx: -direction.dy / length, dy: direction.dx / length)
        let isAligned = min(abs(normal.dx), abs(normal.dy)) < 1e-6
        // At a slanted edge, the colors of items mix, so there are fewer edges.
        let places = cuts(normal, width: isAligned ? 1 : 2)
        return zip(places, places.dropFirst()).compactMap { start, end in
            guard let transform = transform(start, end, direction) else { return nil }
            let overlap = isAligned || end == places.last ? 0 : (end - start) / 4
            let corners = [
                point(start, across.lowerBound), point(end + overlap, across.lowerBound),
                point(end + overlap, across.upperBound), point(start, across.upperBound),
            ]
            var outline = Path()
            outline.move(to: corners[0])
            corners.dropFirst().forEach { outline.addLine(to: $0) }
            outline.closeSubpath()
            let shown = items.compactMap { $0.limited(to: outline.controlBox) }
            guard !shown.isEmpty else { return nil }
            return .group(Group(transform: transform, clip: Clip(outline), items: shown))
        }
    }

    /// Returns the places along the gradient at which strips begin and end.
    private func cuts(_ normal: CGVector, width: CGFloat) -> [CGFloat] {
        func height(_ place: CGFloat) -> CGFloat {
            let point = projection(point(place, 0))
            return point.x * normal.dx + point.y * normal.dy
        }
        let (low, high) = (height(along.lowerBound), height(along.upperBound))
        guard low.isFinite, high.isFinite, abs(high - low) > pixel / 4 else { return [] }
        let count = max(abs(high - low) / Self.limit, width) / pixel
        let step = count.rounded(.up) * pixel
        let first = (min(low, high) / step).rounded(.down) + 1
        let last = (max(low, high) / step).rounded(.up) - 1
        let inner = first > last ? [] : stride(from: first, through: last, by: 1).map { $0 * step }
        // height = (n0 + n1·place) / (d0 + d1·place), solved for the place.
        let d0 = projection.depth(at: .zero)
        let d1 = projection.depth(at: point(1, 0)) - d0
        let n0 = height(0) * d0
        let n1 = height(1) * (d0 + d1) - n0
        let places = inner.map { (n0 - $0 * d0) / ($0 * d1 - n1) }
            .filter { $0.isFinite && along.contains($0) }
        return ([along.lowerBound] + places + [along.upperBound]).sorted()
    }

    /// Returns the transform of a strip.
    private func transform(
        _ start: CGFloat, _ end: CGFloat, _ direction: CGVector
    ) -> CGAffineTransform? {
        guard end - start > 1e-6 else { return nil }
        let (first, last) = (point(start, 0), point(end, 0))
        let (from, to) = (projection(first), projection(last))
        let distance = projection.depth(at: point((start + end) / 2, 0))
        let g = CGVector(dx: (to.x - from.x) / (end - start), dy: (to.y - from.y) / (end - start))
        let t = CGVector(dx: direction.dx / distance, dy: direction.dy / distance)
        let a = g.dx * gradient.dx + t.dx * side.dx
        let b = g.dy * gradient.dx + t.dy * side.dx
        let c = g.dx * gradient.dy + t.dx * side.dy
        let d = g.dy * gradient.dy + t.dy * side.dy
        let result = CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: from.x - a * first.x - c * first.y,
            ty: from.y - b * first.x - d * first.y)
        let numbers = [a, b, c, d, result.tx, result.ty]
        return numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 } ? result : nil
    }

    private func point(_ place: CGFloat, _ offset: CGFloat) -> CGPoint {
        CGPoint(
            x: place * gradient.dx + offset * side.dx, y: place * gradient.dy + offset * side.dy)
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }
}

extension DisplayItem {
    /// Returns the item without the parts of groups that are outside of a rectangle, or `nil` if nothing is
    /// inside.
    fileprivate func limited(to box: CGRect) -> DisplayItem? {
        switch self {
        case .glyphs(let run):
            // Glyphs are less than two font sizes high and wide.
            let places = run.glyphs.reduce(CGRect.null) {
                $0.union(CGRect(origin: $1.position, size: .zero))
            }
            let reach = places.insetBy(dx: -2 * run.size, dy: -2 * run.size)
            return reach.intersects(checked: box) ? self : nil
        case .group(var group)
        where group.transform.isIdentity && group.shadow == nil && group.mask == nil:
            group.items = group.items.compactMap { $0.limited(to: box) }
            return group.items.isEmpty ? nil : .group(group)
        case .group, .backdrop: return self
        case .fill, .stroke, .image:
            return shapeBox.isNull || shapeBox.intersects(checked: box) ? self : nil
        }
    }
}
