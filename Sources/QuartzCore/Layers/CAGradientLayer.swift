import Foundation

public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, inside the rounded corners, with a gradient.
open class CAGradientLayer: CALayer {
    /// The colors, of type `CGColor`; other values are ignored.
    open var colors: [Any]?
    /// The locations from 0 to 1, ascending. If there isn't one for each color, the colors are
    /// equally spaced.
    open var locations: [NSNumber]?
    /// The point of the first color, or the center, in fractions of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// In fractions of the bounds, the point of the last color, the corner of an ellipse's bounding
    /// box, or a point in the direction in which a conic gradient begins.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override var contentFollowsCorners: Bool { true }

    override func recordOwnContent(_ ctx: CGContext, box: CGRect) {
        guard let gradient = GradientLine(self), !box.isEmpty else { return }
        ctx.clip(to: box)
        let (a, b) = (place(startPoint, in: box), place(endPoint, in: box))
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            let (rx, ry) = (abs(b.x - a.x), abs(b.y - a.y))
            guard rx > 0, ry > 0 else { return }
            ctx.translateBy(x: a.x, y: a.y)
            ctx.scaleBy(x: 1, y: ry / rx)
            ctx.drawRadialGradient(
                gradient.gradient, startCenter: .zero, startRadius: max(0, gradient.start) * rx,
                endCenter: .zero, endRadius: max(0, gradient.end) * rx, options: all)
        case .conic:
            let angle = atan2(b.y - a.y, b.x - a.x)
            ctx.drawConicGradient(gradient.gradient, center: a, angle: angle)
        default:
            ctx.drawLinearGradient(
                gradient.gradient, start: gradient.point(gradient.start, a, b),
                end: gradient.point(gradient.end, a, b), options: all)
        }
    }

    private func place(_ point: CGPoint, in box: CGRect) -> CGPoint {
        CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
    }

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        guard let other = other as? CAGradientLayer else { return }
        colors = other.colors
        locations = other.locations
        startPoint = other.startPoint
        endPoint = other.endPoint
        type = other.type
    }
}

/// A gradient that extends from `start` to `end` on the layer's own line, where 0 and 1 are its
/// start and end points. Code that animates a gradient across a layer places colors below 0 and
/// above 1.
private struct GradientLine {
    let gradient: CGGradient
    let start: CGFloat
    let end: CGFloat

    @MainActor init?(_ layer: CAGradientLayer) {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
        let given = layer.locations?.map { CGFloat($0.doubleValue) }
        let stops = GradientStops.spread(colors.map(\.rgba), at: given)
        let places = stops.map { CGFloat($0.location) }
        guard let first = places.first, places.allSatisfy(\.isFinite) else { return nil }
        let isCone = layer.type == .conic
        let (low, high) = (
            isCone ? 0 : min(0, places.min() ?? first), max(1, places.max() ?? first)
        )
        (start, end) = (low, isCone ? 1 : high)
        let span = end - start
        let fitted = places.map { ($0 - low) / span }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: fitted) else {
            return nil
        }
        self.gradient = gradient
    }

    func point(_ share: CGFloat, _ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
}
